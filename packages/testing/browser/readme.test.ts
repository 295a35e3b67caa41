import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { ringsideFolder } from "../src/host/index.ts"
import { openPage } from "./support/openPage.ts"

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8")
/** The HTML of snippets, without that for another page. */
const snippets = [...readme.matchAll(/^```html\n([^]*?)(?:^<!-- On the page [^]*?)?^```$/gm)].map(
  ([, html = ""]) => html,
)
const origin = "http://readme.test"
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800"/></svg>'

/** A page of a snippet alone, on a host that has files and nothing that answers. `asked` is what it asked that host for. */
async function openSnippet(index: number, asked: string[] = []) {
  const prepare = (page: Page) =>
    page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === "/") {
        const body = `<!doctype html><html lang="en-GB"><title>Snippet</title><link rel="icon" href="data:,">${snippets[index] ?? ""}`
        return route.fulfill({ contentType: "text/html", body })
      }
      const [, file] = /^\/ringside\/([\w./-]+)$/.exec(pathname) ?? []
      if (file !== undefined) return route.fulfill({ path: join(ringsideFolder, file) })
      asked.push(pathname)
      if (pathname.endsWith(".jpg")) return route.fulfill({ contentType: "image/svg+xml", body: picture })
      return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" })
    })
  return openPage(`${origin}/`, { prepare, expectedErrors: /status of 404/ })
}

test("the README's first snippet works without a server", async () => {
  const asked: string[] = []
  const { page, warnings } = await openSnippet(0, asked)
  await page.getByRole("tab", { name: "Binding" }).click()
  await page.getByText("Sewn by hand.").waitFor()
  expect(await page.getByText("96 sheets").isVisible()).toBe(false)
  await page.getByRole("button", { name: "Image 2 of 2" }).click()
  await page.locator(".flex-viewport > :nth-child(2).flex-active-slide").waitFor()
  expect(warnings).toEqual([])
  expect(asked.filter((path) => !path.endsWith(".jpg"))).toEqual([])
})

test("the README's second snippet names its Store API, and its absence is reported once, in one line", async () => {
  expect(snippets[1]).toContain('"storeApi": "/api"')
  const { page, warnings } = await openSnippet(1)
  await page.getByRole("link", { name: "Basket", exact: true }).click()
  await page.waitForURL(`${origin}/basket/`)
  expect(warnings).toEqual([
    expect.stringMatching(/^\[ringside cart\] GET .*\/api\/.* was answered by 404; expected a Store API/),
  ])
})
