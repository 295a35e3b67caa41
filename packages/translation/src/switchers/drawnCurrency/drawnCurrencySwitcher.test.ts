import { createRegistry, startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { translationPart } from "../../part.ts"
import { currencySwitcher } from "../currencySwitcher.ts"
import { drawnCurrencySwitcher } from "./widget.ts"

let page: TestPage
const go = vi.fn((_url: string) => true)

const currencies = { currencySwitcher: { currencies: ["EUR", "USD"] } }
const hook = (content = "") => `<div data-ringside="currency-switcher">${content}</div>`

interface PageOptions {
  readonly all?: Readonly<Record<string, unknown>>
  readonly currency?: string | null
  readonly locale?: string
}

/** Shows a hook, and starts registry and behaviour as a page does. */
async function show(html: string, { all = currencies, currency = "EUR", locale = "en" }: PageOptions = {}) {
  document.body.innerHTML = html
  page = createTestPage({
    config: { all, currency, locale },
    services: { navigation: { go, reload: () => undefined } },
  })
  const drawsUnless = translationPart.hooks?.["currency-switcher"]?.drawn?.drawsUnless ?? ""
  startBehaviour(currencySwitcher, page)
  createRegistry(page, [
    {
      ...{ name: "currency-switcher", load: { mode: "now" }, drawsUnless },
      fetch: () => Promise.resolve(drawnCurrencySwitcher),
    },
  ])
  await page.clock.settle()
}

/** Waits until the form is drawn and enhanced. */
async function findSelect(name = "Currency") {
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name })
  page.scan()
  await page.clock.settle()
  return select
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined))
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  history.replaceState(null, "", location.pathname)
  sessionStorage.clear()
  go.mockClear()
  vi.restoreAllMocks()
})

describe("a hook without a select", () => {
  it("draws the platform's form, with the config's currencies by their names", async () => {
    history.replaceState(null, "", "?a=1&currency=EUR&add-to-cart=12")
    await show(hook(), { currency: "USD" })
    const select = await findSelect()
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["EUR", "Euro (EUR)"],
      ["USD", "US Dollar (USD)"],
    ])
    const form = findA(HTMLFormElement, "form")
    expect([form.method, [...new FormData(form)]]).toEqual([
      "get",
      [
        ["currency", "USD"],
        ["a", "1"],
      ],
    ])
    expect(screen.getByRole("button", { name: "Change currency" }).getAttribute("type")).toBe("submit")
    expect(console.warn).not.toHaveBeenCalled()
  })

  it("has names and texts in the page's language", async () => {
    await show(hook(), { locale: "es-ES" })
    const select = await findSelect("Moneda")
    expect([...select.options].map(({ text }) => text)).toEqual(["Euro (EUR)", "Dólar estadounidense (USD)"])
    expect(screen.getByRole("button", { name: "Cambiar de moneda" })).toBeTruthy()
  })

  it("marks names in another language than its texts", async () => {
    await show(hook(), { locale: "fr-FR" })
    const select = await findSelect()
    expect([select.lang, select.options[1]?.text]).toEqual(["fr-FR", "Dollar des États-Unis (USD)"])
    page.stop()
    await show(`<div lang="en">${hook()}</div>`, { locale: "es-ES" })
    expect((await findSelect("Moneda")).lang).toBe("")
  })

  it("shows the page in the currency that is chosen, without stored amounts in the old one", async () => {
    sessionStorage.setItem("wc_fragments_1", "<i></i>")
    await show(hook())
    const select = await findSelect()
    select.value = "USD"
    select.dispatchEvent(new Event("change", { bubbles: true }))
    expect(go.mock.calls.map(([url]) => new URL(url).searchParams.get("currency"))).toEqual(["USD"])
    expect(sessionStorage).toHaveLength(0)
  })

  it("leads to the address that the page has by then", async () => {
    history.replaceState(null, "", "?orderby=price")
    await show(hook())
    const select = await findSelect()
    history.replaceState(null, "", "?orderby=date")
    select.value = "USD"
    select.dispatchEvent(new Event("change", { bubbles: true }))
    expect(go.mock.calls.map(([url]) => new URL(url).search)).toEqual(["?orderby=date&currency=USD"])
  })

  it("shows the address's currency where the page names none", async () => {
    history.replaceState(null, "", "?currency=usd")
    await show(hook(), { currency: null })
    expect((await findSelect()).value).toBe("USD")
  })

  it("is as it was afterwards", async () => {
    await show(hook())
    await findSelect()
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(hook())
  })

  it.each([
    [{}, "`currencySwitcher` in the config is missing; expected"],
    [{ currencySwitcher: { currencies: ["EUR"] } }, 'is {"currencies":["EUR"]}; expected'],
  ])("logs one warning where there is nothing to choose from (%j), and stays as it is", async (all, text) => {
    await show(hook(), { all })
    await waitFor(() => expect(document.querySelector("[data-ringside-state=error]")).toBeTruthy())
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(text)
    expect(find("[data-ringside]").childNodes).toHaveLength(0)
  })
})

it.each([
  '<form><select name="currency"><option>EUR</option></select></form>',
  '<a href="?currency=USD">US Dollar</a>',
])("is the server's, not drawn, in %s", async (content) => {
  await show(hook(content))
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
  expect(console.warn).not.toHaveBeenCalled()
})
