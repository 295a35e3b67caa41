import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runBuild, storybookBuild } from "../../scripts/builds.mjs"
import { openFolder } from "../../scripts/site/openSite.mjs"
import { root } from "../../scripts/workspace.mjs"
import { createPaths } from "./createPaths.ts"
import { listSnippets, readGuide, readSentence } from "./guides.ts"

/* The path of a designer: the guide's snippets on a page, and its pages of Storybook. search.test.ts uses the playground. */

const { open, openOwn } = createPaths()
const [theme = ""] = listSnippets("designer", "html")
const [values = "", part = ""] = listSnippets("designer", "css")
const shop =
  '<script src="/demos/storeApi.js"></script><script type="application/json" data-ringside-config>{"storeApi":"/api"}</script>'
const tag = '<script type="module" src="/ringside/ringside.js"></script>'
const add = '<div data-ringside="add-to-cart" data-ringside-product="12"></div>'
const basket = '<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-load="now"></div>'
const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The words in code of a sentence. */
const listCode = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word)

describe("three levels of control", () => {
  const [themes, schemes] = readSentence("designer", /`theme` is ([^.]+)\. `colorScheme` is ([^.]+)\./)

  it.each([
    ...listCode(themes).map((name) => [name, "system"] as const),
    ...listCode(schemes).map((scheme) => ["studio", scheme] as const),
  ])("the ready theme %s, in the scheme %s", async (name, scheme) => {
    const config = theme.replace('"studio"', `"${name}"`).replace('"system"', `"${scheme}"`)
    const page = await openOwn(config + tag, add)
    const warnings: string[] = []
    page.on("console", (message) => warnings.push(message.text()))
    await page.reload()
    await page.getByRole("button", { name: /add/i }).waitFor()
    const shown = await page.locator("html").getAttribute("data-ringside-theme")
    // A page with the defaults is left as it is.
    expect(shown ?? "plain").toMatch(new RegExp(`^${name}\\b`))
    expect(warnings.filter((text) => text.includes("[ringside"))).toEqual([])
  })

  it("shared values, with a text on the accent that can be read", async () => {
    readSentence("designer", /Text on an accent is black or white, whichever has the higher contrast\./)
    const page = await openOwn(`${shop}${tag}<style>${values}</style>`, add)
    await page.getByRole("button", { name: /add/i }).waitFor()
    const button = '[data-ringside="add-to-cart"] button'
    expect(await readStyle(page, button, "background-color")).toBe(readColour(values))
    expect(await readStyle(page, button, "border-top-left-radius")).toBe(/radius: (\w+)/.exec(values)?.[1])
    // White has 5.1:1 on the guide's colour, and black 4.1:1.
    expect(await readStyle(page, button, "color")).toBe("color(xyz-d65 0.9505 1 1.089)")
  })

  it("rules for a part, which win over ours", async () => {
    const page = await openOwn(`${shop}${tag}<style>${part}</style>`, basket)
    const [, selector = ""] = /(\.[\w-]+) \{/.exec(part) ?? []
    await page.locator(selector).waitFor()
    const [, padding = "", radius = ""] = /padding: ([^;]+);\s+border-radius: ([^;]+);/.exec(part) ?? []
    expect(await readStyle(page, selector, "padding")).toBe(padding)
    expect(await readStyle(page, selector, "border-top-left-radius")).toBe(radius)
  })

  it("names that the folds of a widget's page list", async () => {
    const page = await open("/widgets/mini-cart")
    const folds = [...readGuide("designer").matchAll(/in the fold "([^"]+)"/g)].map(([, name = ""]) => name)
    expect(folds).toHaveLength(2)
    const listed = ["--ringside-mini-cart-", /\.([\w-]+) \{/.exec(part)?.[1] ?? ""]
    for (const [index, name] of folds.entries()) {
      const fold = page.locator("details", { has: page.locator("summary", { hasText: name }) })
      await fold.locator("summary").click()
      await fold
        .getByText(listed[index] ?? "")
        .first()
        .waitFor()
    }
  })
})

describe("Storybook", () => {
  let stories: Awaited<ReturnType<typeof openFolder>>
  let page: Page
  beforeAll(async () => {
    const { code, output } = await runBuild(storybookBuild)
    expect({ code, output }).toMatchObject({ code: 0 })
    stories = await openFolder(join(root, "storybook-static"))
    page = await open(stories.url)
  }, 300_000)
  afterAll(() => stories.close())

  const story = () => page.frameLocator("#storybook-preview-iframe")
  const openComponent = (name: string) =>
    page
      .getByRole("navigation", { name: "Stories" })
      .locator(`[data-item-id^="start-"]`)
      .getByText(name, { exact: true })
      .first()
      .click()

  const listed = [...readGuide("designer").matchAll(/^- \*\*Start \/ (\w+)\*\*: (.*)$/gm)].map(
    ([, name = "", text = ""]) => [name, text] as const,
  )

  it("has the pages that the guide begins with", () => {
    expect(listed.map(([name]) => name)).toEqual(["Look", "Tokens", "Reference"])
  })

  it("changes language, theme, colour scheme and direction by its toolbar", { timeout: 120_000 }, async () => {
    const [switches = ""] = readSentence("designer", /its toolbar changes ([^.]+)\./)
    const seen: Readonly<Record<string, readonly [button: RegExp, choice: string, name: string, value: string]>> = {
      language: [/^locale/, "en", "lang", "en"],
      theme: [/^theme/, "studio", "data-ringside-theme", "studio"],
      "colour scheme": [/^colorScheme/, "dark", "style", "dark"],
      direction: [/^direction/, "rtl", "dir", "rtl"],
    }
    const names = switches.split(/, | and /)
    expect(names).toEqual(Object.keys(seen))
    await openComponent("Look")
    for (const name of names) {
      const [button, choice, attribute, value] = seen[name] ?? [/$^/, "", "", ""]
      await page.getByRole("toolbar").getByRole("button", { name: button }).click()
      await page.getByRole("option", { name: choice, exact: true }).click()
      await story().locator(`[${attribute}*="${value}"]`).first().waitFor({ state: "attached" })
    }
  })

  it("has fields beside widgets on the page Look, and the CSS to copy", async () => {
    expect(listed[0]?.[1]).toBe("widgets beside fields for the shared values, and the CSS to copy")
    await openComponent("Look")
    const [, colour = ""] = /accent: (#\w+)/.exec(values) ?? []
    await story()
      .getByLabel(/--ringside-accent/)
      .fill(colour)
    await story().getByRole("region", { name: "CSS" }).getByText(`--ringside-accent: ${colour};`).waitFor()
    const shown = story().getByRole("region", { name: "Preview" }).locator(".ringside-button-main").first()
    await expect
      .poll(() => shown.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe(readColour(values))
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await story().getByRole("button", { name: "Copy the CSS" }).click()
    await story().getByText("Copied.").waitFor()
    // What is copied is a rule for the shop's style sheet, as the guide's own.
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const own = await openOwn(`${tag}<style>${copied}</style>`, add)
    await own.getByRole("button", { name: /add/i }).waitFor()
    expect(await readStyle(own, '[data-ringside="add-to-cart"] button', "background-color")).toBe(readColour(values))
  })

  it("has every custom property with its default on the page Tokens", async () => {
    expect(listed[1]?.[1]).toBe("every custom property with its default")
    await openComponent("Tokens")
    const accent = story().locator("dl > div").filter({ hasText: "--ringside-accent" }).first()
    await accent.getByText(/^Default:/).waitFor()
  })

  it("has a package's attributes, events, custom properties and class names on the page Reference", async () => {
    expect(listed[2]?.[1]).toBe("the attributes, events, custom properties and class names of each package")
    await openComponent("Reference")
    await page.getByRole("navigation").getByText("Mini Cart", { exact: true }).first().click()
    await story().getByText("data-ringside-layout").first().waitFor()
    for (const name of ["Events", "Custom properties", "Class names"])
      await story().getByRole("heading", { name, exact: true }).waitFor()
  })
})

/** The first colour of a style sheet, as browsers write it. */
function readColour(css: string): string {
  const [, hex = ""] = /#([\da-f]{6})/.exec(css) ?? []
  const channels = hex.match(/../g)?.map((each) => Number.parseInt(each, 16)) ?? []
  return `rgb(${channels.join(", ")})`
}
