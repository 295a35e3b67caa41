import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Browser, chromium, type Locator, type Page } from "playwright-core"
import { afterAll, beforeAll, test } from "vitest"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { openWordPress, type WordPress } from "./openWordPress.ts"

declare global {
  interface Window {
    /** The shop's scripts that ran, by handle. The stand-in's own scripts fill it. */
    readonly standIn?: readonly string[]
  }
}

/** The path of a file of the plugin's workspace. */
export function pluginPath(path: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), "../../../examples/wordpress", path)
}

/** A WordPress and a browser for the tests of a file. */
export function createWalk() {
  let wordpress: WordPress | null = null
  let browser: Browser | null = null
  let tab: Page | null = null
  let errors: string[] = []
  let hasFailed = false

  beforeAll(async () => {
    const installed = process.env["RINGSIDE_WORDPRESS"]
    if (!installed) throw new Error("RINGSIDE_WORDPRESS names no folder; run npm test -- walk.")
    wordpress = await openWordPress(installed)
    browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
    tab = await browser.newPage({ locale: "en-GB", viewport: { width: 1365, height: 900 } })
    tab.setDefaultTimeout(20_000)
    // Pictures of people, which are on another server.
    await tab.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ status: 204 }))
    tab.on("pageerror", ({ message }) => errors.push(`uncaught: ${message}`))
    tab.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`)
    })
    // WordPress asks before it deletes a plugin.
    tab.on("dialog", (dialog) => void dialog.accept())
  })
  afterAll(async () => {
    await browser?.close()
    wordpress?.stop()
  })

  return {
    /** A test that goes on where the one before ended, so it is skipped once one has failed. */
    test: (name: string, run: () => Promise<void> | void) => {
      test(name, async ({ skip, onTestFailed }) => {
        if (hasFailed) skip()
        onTestFailed(() => void (hasFailed = true))
        await run()
      })
    },
    page: (): Page => demand(tab),
    wordpress: (): WordPress => demand(wordpress),
    /** Takes a picture for the plugin directory, if RINGSIDE_PICTURES names a folder for them. */
    takePicture: async (file: string) => {
      const folder = process.env["RINGSIDE_PICTURES"]
      if (folder) await demand(tab).screenshot({ path: join(folder, file) })
    },
    /** The console's errors since the last call. */
    takeErrors: (): readonly string[] => {
      const taken = errors
      errors = []
      return taken
    },
  }
}

function demand<Part>(part: Part | null): Part {
  if (part === null) throw new Error("The walk hasn't started.")
  return part
}

/** The controls of a page of the administration: the menu with the open part of it, and the page itself. */
const pressable =
  ":is(#adminmenu > li > a, #adminmenu .wp-menu-open .wp-submenu a, #wpbody-content a, #wpbody-content button):visible"

/** Creates the steps of a shop's owner and of a shopper in a tab. */
export function createVisits(tab: () => Page, wordpress: () => WordPress) {
  const go = async (path: string) => {
    await tab().goto(wordpress().url + path)
  }
  const waitForLibrary = () => tab().waitForFunction(() => "ringside" in window && !Array.isArray(window.ringside))
  return {
    /** Opens a path of the shop or its administration. */
    go,
    login: async () => {
      await go("/wp-login.php")
      await tab().getByLabel("Username or Email Address").fill("admin")
      await tab().getByLabel("Password", { exact: true }).fill("password")
      await Promise.all([tab().waitForEvent("load"), tab().getByRole("button", { name: "Log In" }).click()])
      // WordPress may ask first whether the administrator's address is still right.
      await go("/wp-admin/")
      await tab().locator("#adminmenu").waitFor()
    },
    /** Presses the links and buttons of the administration with these words, one after the other. */
    followLinks: async (words: readonly string[]) => {
      for (const each of words) {
        await tab().locator(pressable, { hasText: each }).first().click()
      }
    },
    /** A plugin's row in the list of plugins. */
    rowOf: (slug: string): Locator => tab().locator(`tr[data-plugin="${slug}/${slug}.php"]`),
    openSettings: () => go("/wp-admin/options-general.php?page=ringside"),
    saveSettings: async () => {
      await tab().getByRole("button", { name: "Save Changes" }).first().click()
      await tab().getByText("Settings saved.").waitFor()
    },
    /** Opens a page of the shop with our script. @returns the shop's own scripts that ran, by handle */
    openShopPage: async (path: string): Promise<readonly string[]> => {
      await go(path)
      await waitForLibrary()
      return tab().evaluate(() => window.standIn ?? [])
    },
    /** The HTML that the server sends for a page, without the space that WordPress adds between elements. */
    readWithoutScript: async (url: string) => (await (await tab().request.get(url)).text()).replaceAll(/>\s+</g, "><"),
    /** Opens a page with hooks. @returns each of them, once none loads any more, and whether it shows an error */
    openHooks: async (url: string) => {
      await tab().goto(url)
      await waitForLibrary()
      await tab().waitForLoadState("networkidle")
      const hooks = await tab().locator(".entry-content [data-ringside]").all()
      return Promise.all(
        hooks.map(async (hook) => ({
          name: await hook.getAttribute("data-ringside"),
          isFailed: (await hook.getAttribute("data-ringside-state")) === "error",
        })),
      )
    },
  }
}
