import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { createErrorAnchor } from "../../packages/embed/build/partSources.mjs"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { openSite } from "../../scripts/site/openSite.mjs"
import { siteFolder } from "../../scripts/site/writePages.mjs"
import { openBrowser } from "./openBrowser.ts"

it("the page about the console has an anchor for each warning, and for each kind of core's", async () => {
  const html = readFileSync(join(siteFolder, "dist/errors.html"), "utf8")
  const own = (await readParts()).flatMap(({ name, warnings = {} }) =>
    Object.keys(warnings).map((key) => createErrorAnchor(name, key)),
  )
  expect(own.length).toBeGreaterThan(20)
  for (const anchor of [...own, "hooks", "config", "jobs", "texts", "calls", "failed", "tag"])
    expect(html).toContain(`id="${anchor}"`)
})

it("the recipe sends a failure to a service of the page's own", async () => {
  const recipe = readFileSync(join(siteFolder, "pages/recipes/errors.md"), "utf8")
  const script = /```js\n([^]*?)```/.exec(recipe)?.[1] ?? ""
  const [browser, site] = await Promise.all([openBrowser(), openSite(0)])
  try {
    const page = await browser.newPage()
    const body = `<!doctype html><title>Failure</title><link rel="icon" href="data:,"><div data-ringside="broken"></div>
<script>window.reported = []; window.Sentry = { captureMessage: (text) => reported.push(text) }
${script}
window.ringside = [["register", { name: "broken", load: { mode: "now" }, fetch: async () => ({ name: "broken", read: () => ({}), mount() { throw new Error("No.") } }) }]]</script>
<script type="module" src="/ringside/ringside.js"></script>`
    await page.route(`${site.url}/failure`, (route) => route.fulfill({ contentType: "text/html", body }))
    await page.goto(`${site.url}/failure`)
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "reported") as readonly string[]))
      .toEqual(["ringside broken: failed during mount: No."])
  } finally {
    await browser.close()
    site.close()
  }
})
