import { type Browser, chromium } from "playwright-core"
import { ensureChromium } from "../../scripts/chromium.mjs"
import { chromiumArgs } from "../../scripts/chromiumArgs.mjs"

/** The browser of a test file. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
}
