import { createRegistry, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { translationPart } from "../../part.ts"
import { hookSwitcher } from "../hookSwitcher.ts"
import { drawnSwitcher } from "./widget.ts"

let page: TestPage

const languages = {
  home: `${location.origin}/`,
  list: [
    { code: "es", slug: "es" },
    { code: "en", slug: "" },
  ],
  default: "en",
}
const hook = (attributes = "", content = "") => `<div data-ringside="language-switcher"${attributes}>${content}</div>`

/** Shows a hook, and starts registry and behaviour as a page does. */
async function show(html: string, all: Readonly<Record<string, unknown>> = { languages }, isSwitcherFirst = true) {
  document.body.innerHTML = html
  page = createTestPage({ config: { all } })
  const drawsUnless = translationPart.hooks?.["language-switcher"]?.drawn?.drawsUnless ?? ""
  if (isSwitcherFirst) startBehaviour(hookSwitcher, page)
  createRegistry(page, [
    {
      ...{ name: "language-switcher", load: { mode: "now" }, drawsUnless },
      fetch: () => Promise.resolve(drawnSwitcher),
    },
  ])
  await page.clock.settle()
  if (!isSwitcherFirst) {
    await waitFor(() => expect(document.querySelector(".ringside-languages-drawn")).toBeTruthy())
    startBehaviour(hookSwitcher, page)
  }
}
/** Waits until the list is drawn and enhanced. */
const findControl = () =>
  waitFor(async () => {
    page.scan()
    await page.clock.settle()
    return screen.getByRole("button", { name: "English: change language" })
  })

beforeEach(() => {
  document.documentElement.lang = "en"
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.removeAttribute("lang")
  vi.restoreAllMocks()
})

describe("a hook without links", () => {
  it.each([true, false])("draws the config's languages, behind a control (switcher first: %s)", async (isFirst) => {
    await show(hook(), { languages }, isFirst)
    const control = await findControl()
    expect(screen.getAllByRole("button")).toHaveLength(1)
    control.click()
    await waitFor(async () => {
      await page.clock.settle()
      expect(control.getAttribute("aria-expanded")).toBe("true")
    })
    const links = screen.getAllByRole<HTMLAnchorElement>("link")
    expect(links.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ["Español", "es"],
      ["English", "en"],
    ])
    expect(new URL(links[0]?.href ?? "").pathname).toBe(`/es${location.pathname}`)
    expect(links[1]?.getAttribute("aria-current")).toBe("true")
    expect(console.warn).not.toHaveBeenCalled()
  })

  it("warns of a home page on another host, and names the one that it uses", async () => {
    await show(hook(), { languages: { ...languages, home: "https://old.example/" } })
    await findControl()
    expect(new URL(document.querySelector<HTMLAnchorElement>("a[lang=es]")?.href ?? "").pathname).toBe(
      `/es${location.pathname}`,
    )
    const [[warning]] = vi.mocked(console.warn).mock.calls as [[string]]
    expect(warning).toContain(`"https://old.example/"`)
    expect(warning).toContain(`so ${location.origin}/ is used`)
  })

  it("draws them one beside the other where the hook has that option", async () => {
    await show(hook(' data-ringside-layout="inline"'))
    await waitFor(() => {
      page.scan()
      expect(screen.getByRole("link", { name: "English", current: true })).toBeTruthy()
    })
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("list", { name: "Languages" })).toBeTruthy()
  })

  it("needs no config where the head of the page names its languages", async () => {
    document.head.innerHTML =
      '<link rel="alternate" hreflang="es" href="/producto/zurdo/"><link rel="alternate" hreflang="en" href="/en/product/southpaw/">'
    await show(hook(), {})
    await findControl()
    expect(document.querySelector("a[lang=es]")?.getAttribute("href")).toMatch(/\/producto\/zurdo\/$/)
  })

  it("is as it was afterwards", async () => {
    await show(hook())
    await findControl()
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(hook())
  })

  it.each([{}, { languages: { list: [{ code: "en" }] } }])(
    "logs one warning where there is nothing to choose from (%j), and stays as it is",
    async (config) => {
      await show(hook(), config)
      await waitFor(() => expect(document.querySelector("[data-ringside-state=error]")).toBeTruthy())
      expect(console.warn).toHaveBeenCalledTimes(1)
      expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain("expected links, `languages` in the config")
      expect(document.querySelector("[data-ringside]")?.childNodes).toHaveLength(0)
    },
  )
})

it("is the server's, not drawn, where it holds a button", async () => {
  await show(hook("", '<button type="button">English</button>'))
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
})

it("is enhanced, not drawn, where another script fills it before it is in view", async () => {
  document.body.innerHTML = hook()
  page = createTestPage({ config: { all: { languages } } })
  startBehaviour(hookSwitcher, page)
  const [root] = document.querySelectorAll("[data-ringside]")
  root?.insertAdjacentHTML("beforeend", '<ul><li><a href="/" hreflang="en">English (UK)</a></li></ul>')
  page.scan()
  page.scan()
  expect(screen.getAllByRole("button", { name: "English (UK): change language" })).toHaveLength(1)
  page.stop()
  expect(screen.queryByRole("button")).toBeNull()
})

it("is enhanced, not drawn, where it holds links", async () => {
  const list = '<ul><li><a href="/" hreflang="en">English (UK)</a></li></ul>'
  await show(hook("", list))
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
  expect(screen.getByRole("button", { name: "English (UK): change language" })).toBeTruthy()
})
