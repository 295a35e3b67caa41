import type { Page } from "playwright-core"
import { openPage } from "../openPage.ts"
import { type Switching, switchings } from "./switchings.ts"

/** The part of Storybook's channel that we use, with Storybook's event names. */
interface StorybookChannel {
  once(event: "storyFinished", listener: () => void): void
  emit(event: "updateGlobals", data: { readonly globals: Switching }): void
  emit(event: "forceRemount", data: { readonly storyId: string }): void
  emit(event: "updateStoryArgs", data: { readonly storyId: string; readonly updatedArgs: object }): void
  emit(event: "setCurrentStory", data: { readonly storyId: string; readonly viewMode: "story" }): void
  /** The arguments of the last event with this name; undefined before the first. */
  last(event: "storyFinished"): readonly [{ readonly status: "success" | "error" }] | undefined
  last(event: "storyThrewException" | "playFunctionThrewException"): readonly [{ readonly message: string }] | undefined
  last(event: "setGlobals"): readonly [{ readonly globalTypes: Readonly<Record<string, ToolbarSwitch>> }] | undefined
}

interface ToolbarSwitch {
  readonly toolbar?: { readonly items: readonly string[] }
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel
  }
}

/** The narrowest phone in use. With this user agent, Storybook recognises a test and shows every animation at its end. */
export const device = { viewport: { width: 360, height: 740 }, userAgent: "Chrome StorybookTestRunner" }

/** The options of the toolbar on a story's page, by the names of its switches. */
export async function readToolbar(storybookUrl: string, id: string): Promise<Record<string, readonly string[]>> {
  const page = await openStory(storybookUrl, id, switchings[0])
  return page.evaluate(() => {
    const [{ globalTypes }] = window.__STORYBOOK_ADDONS_CHANNEL__.last("setGlobals") ?? [{ globalTypes: {} }]
    return Object.fromEntries(Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar?.items ?? []]))
  })
}

/** Changes the controls of the story on `page`. */
export async function changeControls(page: Page, storyId: string, updatedArgs: object): Promise<void> {
  await page.evaluate((data) => window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateStoryArgs", data), {
    storyId,
    updatedArgs,
  })
}

/** Opens a story on its own page, which closes with the test. */
export async function openStory(
  storybookUrl: string,
  id: string,
  switching: Switching & { readonly base?: string },
  expectedErrors?: RegExp,
): Promise<Page> {
  const { page } = await openPage(formatAddress(storybookUrl, id, switching), {
    ...{ ...device, before: removeGutter, isPlain: true },
    ...(expectedErrors && { expectedErrors }),
  })
  await waitForStory(page)
  return page
}

/** The address of a story under `switching`. */
export function formatAddress(storybookUrl: string, id: string, switching: Switching): string {
  const globals = Object.entries(switching).map((entry) => entry.join(":"))
  return `${storybookUrl}/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")}`
}

/** Loads a story, and resolves when it is rendered and played. */
export async function loadStory(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForStory(page)
}

async function waitForStory(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      "__STORYBOOK_ADDONS_CHANNEL__" in window &&
      window.__STORYBOOK_ADDONS_CHANNEL__.last("storyFinished") !== undefined,
  )
}

/** Runs in the page, before its scripts: removes the page's padding, since a shop's page may have none to hide an overflowing widget. */
export function removeGutter(): void {
  document.addEventListener("DOMContentLoaded", () => document.body.style.setProperty("padding", "0", "important"))
}
