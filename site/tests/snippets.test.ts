import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSite } from "../../scripts/site/openSite.mjs"
import { siteFolder } from "../../scripts/site/writePages.mjs"
import { openBrowser } from "./openBrowser.ts"

interface Snippet {
  /** The page, and the number of the snippet on it. */
  readonly place: string
  readonly language: string
  readonly text: string
}

const pagesFolder = join(siteFolder, ".pages")

/** Apps of the tests that use the packed packages show their files in these, and run them. */
const isRunElsewhere = (file: string) => file.startsWith("reference/npm-") || file === "start/npm.md"
/** A file of theirs, and what runs there, on another page. */
const fileOfApp = /<!-- ([\w./-]+\.\w+):start -->[^]*?<!-- \1:end -->/g

const snippets: readonly Snippet[] = readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md") && !isRunElsewhere(file))
  .flatMap((file) => {
    const text = readFileSync(join(pagesFolder, file), "utf8").replaceAll(fileOfApp, "")
    return [...text.matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm)].map(([, , language = "", code = ""], index) => ({
      place: `${file} ${String(index + 1)}`,
      language,
      text: code,
    }))
  })
const listSnippets = (language: string) => snippets.filter((snippet) => snippet.language === language)

let browser: Browser
let site: Awaited<ReturnType<typeof openSite>>
let page: Page
const logged: string[] = []

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), openSite(0)])
  page = await browser.newPage({ locale: "en-GB" })
  page.on("pageerror", ({ message }) => logged.push(`uncaught: ${message}`))
  page.on("console", (message) => {
    if (message.text().includes("[ringside")) logged.push(message.text().replace(/ JSHandle@\w+$/, ""))
  })
  await page.route(`${site.url}/snippet`, (route) =>
    route.fulfill({ contentType: "text/html", body: formatPage(current) }),
  )
})
afterAll(async () => {
  await browser.close()
  site.close()
})

let current = ""

/** A page with a snippet, and with what every page has unless the snippet brings it. */
function formatPage(snippet: string): string {
  const config = snippet.includes("data-ringside-config")
    ? ""
    : '<script type="application/json" data-ringside-config>{"locale":"en-GB","currency":"EUR","storeApi":"/api","newsletter":{"address":"/newsletter/"}}</script>'
  const tag = snippet.includes("ringside.js") ? "" : '<script type="module" src="/ringside/ringside.js"></script>'
  return `<!doctype html><html lang="en-GB"><title>Snippet</title><link rel="icon" href="data:,"><script src="/demos/storeApi.js"></script>${config}${tag}${snippet}`
}

/** Opens a page with a snippet; returns what Ringside writes to the console, and the state of its hooks. */
async function run(snippet: string) {
  logged.length = 0
  current = snippet
  await page.goto(`${site.url}/snippet`, { waitUntil: "networkidle" })
  const states = await page
    .locator("[data-ringside-state]")
    .evaluateAll((hooks) => hooks.map((hook) => hook.dataset["ringsideState"]))
  return { logged: [...logged], states }
}

it("every language of a snippet is one that is run or read", () => {
  const languages = new Set(snippets.map(({ language }) => language))
  // What is `text` is a header of a server; `ts` are declarations that the types' tests compile; `sh` is run by commands.test.ts.
  expect([...languages].toSorted()).toEqual(["css", "html", "js", "json", "sh", "text", "ts"])
})

describe("HTML", () => {
  /** Snippets that are shown with values in place of real ones. */
  const placeholders = /[…]/
  it.each(listSnippets("html").filter(({ text }) => !placeholders.test(text)))(
    "of $place runs without a word",
    async ({ text }) => {
      const { logged: words, states } = await run(text)
      expect(words).toEqual([])
      expect(states.filter((state) => state === "failed")).toEqual([])
    },
  )
})

describe("JavaScript", () => {
  it.each(listSnippets("js"))("of $place runs", async ({ text }) => {
    const { logged: words } = await run(`<p>Nothing</p><script>${text}</script>`)
    expect(words).toEqual([])
  })
})

describe("style sheets", () => {
  it.each(listSnippets("css"))("of $place have rules that a browser takes", async ({ text }) => {
    await run("<p>Nothing</p>")
    const rules = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return [...sheet.cssRules].map((rule) => rule.cssText)
    }, text)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => /\{\s*\}$/.test(rule))).toEqual([])
  })
})

it.each(listSnippets("json"))("the JSON of $place can be parsed", ({ text }) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow()
})
