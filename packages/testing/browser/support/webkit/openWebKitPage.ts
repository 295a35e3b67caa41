import { inject } from "vitest"
import type { EnginePage } from "../enginePage.ts"
import { type DriverSession, openSession } from "./driver.ts"
import { createInput } from "./input.ts"
import { createLocator } from "./locator.ts"
import { type RecordingProxy, startProxy } from "./recordingProxy.ts"
import { createRunner, poll } from "./runInPage.ts"
import { selectLabel, selectRole, selectText } from "./selectors.ts"

/** WebKit's page of a new shopper. */
export interface WebKitVisit {
  readonly page: EnginePage
  /** Errors in the console, uncaught errors and violations of the page's policy. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** The height of the browser's toolbar, in CSS pixels. */
const toolbarPx = 20

/** Opens a window of WebKit for one shopper. `before` runs in each document before its scripts. */
export async function openWebKitPage(before?: string): Promise<WebKitVisit> {
  const webKit = inject("webKit")
  if (webKit === null) throw new Error("WebKit isn't installed.")
  const proxy = await startProxy(before)
  try {
    const session = await openSession({ ...webKit, proxyPort: proxy.port })
    const page = createWebKitPage(session, proxy)
    await page.setViewportSize({ width: 1280, height: 720 })
    return {
      page,
      errors: proxy.errors,
      async close() {
        await session.close()
        proxy.close()
      },
    }
  } catch (cause) {
    proxy.close()
    throw cause
  }
}

function createWebKitPage(session: DriverSession, proxy: RecordingProxy): EnginePage {
  const runner = createRunner(session)
  const input = createInput(session)
  const locate = (selector: string, frames: readonly string[] = []) =>
    createLocator({ runner, input, frames, selector })
  const refresh = () => runner.run("return null")
  const waitForFunction = (isTrue: () => unknown) =>
    poll(
      async () => ((await runner.run(`return Boolean(await (${isTrue.toString()})())`)) === true ? true : undefined),
      isTrue.toString,
    )

  return {
    keyboard: input.keyboard,
    mouse: input.mouse,
    url: runner.url,
    async goto(url) {
      await session.inTurn((send) => send("POST", "/url", { url }))
      await refresh()
    },
    async reload() {
      await session.inTurn((send) => send("POST", "/refresh", {}))
      await refresh()
    },
    async waitForURL(address) {
      const look = async () => {
        const isLoaded = await runner.run("return document.readyState === 'complete'")
        return (isLoaded === true && address.test(runner.url())) || undefined
      }
      await poll(look, () => `the address is ${runner.url()}, and not ${String(address)}`)
    },
    async setViewportSize({ width, height }) {
      const rect = { width, height: height + toolbarPx }
      await session.inTurn((send) => send("POST", "/window/rect", rect))
      const look = async () => (await runner.run("return innerWidth")) === width || undefined
      await poll(look, () => `the window isn't ${String(width)} px wide`)
    },
    route: async (address, handle) => proxy.route(address, handle),
    locator: (selector) => locate(selector),
    getByRole: (role, options) => locate(selectRole(role, options)),
    getByText: (text) => locate(selectText(text)),
    getByLabel: (text) => locate(selectLabel(text)),
    frameLocator: (frame) => ({
      locator: (selector) => locate(selector, [frame]),
      getByRole: (role, options) => locate(selectRole(role, options), [frame]),
    }),
    evaluate: (run: (argument: unknown) => unknown, argument?: unknown) =>
      runner.run(`return await (${run.toString()})(argument)`, argument) as Promise<never>,
    waitForFunction,
  }
}
