import { createThemeHost, type ThemeHost, type ThemePage } from "../../src/theme/themeHost.ts"
import type { Page } from "playwright-core"
import { onTestFinished } from "vitest"
import { builtTag } from "./builds.ts"
import { comeToHeader } from "./hooks.ts"
import { openPage, type OpenOptions, type Visit } from "./openPage.ts"

/** A visit to a page with the theme's header, and its host. */
export interface ThemeVisit extends Visit {
  readonly host: ThemeHost
}

/** Serves a page with the theme's header for this test alone. */
export async function serveTheme(page: ThemePage = {}): Promise<ThemeHost> {
  const host = await createThemeHost(page, builtTag)
  onTestFinished(host.close)
  return host
}

/** Serves such a page and opens it; resolves when its header is connected. */
export async function openTheme(page: ThemePage = {}, options: OpenOptions = {}): Promise<ThemeVisit> {
  const host = await serveTheme(page)
  const visit = await openPage(host.url, options)
  if ((page.state ?? 2) !== 1 && options.javaScriptEnabled !== false) await untilConnected(visit.page)
  return { host, ...visit }
}

/** Waits until the header's code is connected. */
async function untilConnected(page: Page): Promise<void> {
  await comeToHeader(page)
}

/** Reads the mobile menu's effects on the page: classes of the root and of the body, inert elements, the page's scrolling. */
export function readMenuTraces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    document.documentElement.className,
    [...document.body.classList].filter((name) => name.includes("open")).join(" "),
    document.documentElement.style.overflow,
    [...document.querySelectorAll("[inert]")].map(({ id }) => id).join(" "),
  ])
}
