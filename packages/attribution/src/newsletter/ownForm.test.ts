import {
  consentService,
  createRegistry,
  type HttpRequest,
  type HttpResult,
  startBehaviour,
  type WidgetEntry,
} from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { attributionPart } from "../part.ts"
import { attributionWarnings } from "../warnings.ts"
import { newsletter } from "./newsletter.ts"
import { ownFormBehaviour } from "./ownForm.ts"

const printed = `<div data-ringside="newsletter"><form action="/news/" method="post">
  <label>Mail <input type="email" name="EMAIL"></label><label>First name <input name="first" required></label>
  <input type="hidden" name="list" value="3">
  <label><input type="checkbox" name="consent" value="1"> I want
    news</label><button name="way" value="page">Go</button></form></div>`

let page: TestPage | undefined
let requests: HttpRequest[] = []
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  requests = []
  vi.restoreAllMocks()
})

const answer = (status: number, text = ""): HttpResult => {
  return { kind: "answer", status, isOk: status < 300, headers: {}, text, url: "" }
}

interface Shop {
  readonly html?: string
  readonly locale?: string
  readonly host?: Readonly<Record<string, unknown>>
  readonly address?: string | null
}

function start(result: HttpResult | Promise<HttpResult>, shop: Shop = {}): TestPage {
  const { html = printed, locale = "en", host = {}, address = "/news/" } = shop
  document.body.innerHTML = html
  const http = (request: HttpRequest) => {
    requests.push(request)
    return Promise.resolve(result)
  }
  const started = createTestPage({
    config: { locale, host, all: address === null ? {} : { newsletter: { address } } },
    services: { http },
  })
  startBehaviour(ownFormBehaviour, started)
  page = started
  return started
}

function findInput(selector: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) throw new Error(`The page has no ${selector}.`)
  return input
}
const email = () => findInput("[type=email]")
const name = () => findInput("[name=first]")
const box = () => findInput("[type=checkbox]")
const button = () => find("button")
const fill = () => {
  email().value = "ana@example.com"
  name().value = "Ana"
  box().checked = true
  button().click()
}
const readBody = () => {
  const body = requests.at(-1)?.body
  return new URLSearchParams(typeof body === "string" ? body : "")
}
const describedBy = (field: Element) =>
  document.querySelector(`[id="${field.getAttribute("aria-describedby") ?? ""}"]`)?.textContent

/** Whether a press on the button would have the browser send the form. */
function isBrowsers(press: () => void): boolean {
  let isLeft = false
  const onSubmit = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("submit", onSubmit, { once: true })
  press()
  window.removeEventListener("submit", onSubmit)
  return isLeft
}

describe("a form of the page in a newsletter hook", () => {
  it("is sent without leaving the page, with its other fields and the label of its box", async () => {
    start(answer(204))
    expect(isBrowsers(fill)).toBe(false)
    await screen.findByText("Thank you. You’re on the list.")
    expect(requests[0]?.url).toBe("/news/")
    expect(Object.fromEntries(readBody())).toEqual({
      ...{ email: "ana@example.com", consent: "I want news" },
      ...{ first: "Ana", list: "3", way: "page" },
    })
    expect(find("form").style.display).toBe("none")
  })

  it("gives its focus to the result, which is announced to a shopper who has moved on", async () => {
    const started = start(answer(409), { html: `${printed}<a href="/">Home</a>` })
    button().focus()
    fill()
    const result = await screen.findByText("This address is on the list already.")
    expect(document.activeElement).toBe(result)
    started.stop()
    let release: (result: HttpResult) => void = () => undefined
    const other = start(new Promise((resolve) => (release = resolve)), { html: `${printed}<a href="/">Home</a>` })
    fill()
    find("a").focus()
    const polite = vi.spyOn(other.announce, "polite")
    release(answer(204))
    await screen.findByText("Thank you. You’re on the list.")
    expect(document.activeElement).toBe(find("a"))
    expect(polite).toHaveBeenCalledWith("Thank you. You’re on the list.")
  })

  it.each([
    ["en", "Enter your email address.", "Fill in this field.", "Tick this box to subscribe."],
    ["es", "Escribe tu correo.", "Rellena este campo.", "Marca esta casilla para suscribirte."],
  ])("says in %s what is missing, beside each field, and focuses the first", (locale, ...texts) => {
    start(answer(204), { locale })
    expect(isBrowsers(() => button().click())).toBe(false)
    expect([email(), name(), box()].map(describedBy)).toEqual(texts)
    expect(document.activeElement).toBe(email())
    // The names of the fields stay as they are.
    expect(email().labels?.[0]?.textContent.trim()).toBe("Mail")
    email().value = "ana@"
    button().click()
    expect(describedBy(email())).toMatch(/nombre@ejemplo\.com|name@example\.com/)
    email().value = "ana@example.com"
    email().dispatchEvent(new Event("input", { bubbles: true }))
    expect([email().hasAttribute("aria-describedby"), email().hasAttribute("aria-invalid")]).toEqual([false, false])
    expect(requests).toEqual([])
  })

  it("has problems with ids of their own beside another form with the same names", () => {
    start(answer(204), { html: printed + printed })
    for (const each of document.querySelectorAll("button")) each.click()
    const ids = [...document.querySelectorAll("span[id]")].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([6, 6])
  })

  it("says that it is sending, and sends once", async () => {
    const started = start(new Promise(() => undefined))
    const polite = vi.spyOn(started.announce, "polite")
    fill()
    expect(screen.getByText("Sending…")).toBeTruthy()
    expect([polite.mock.calls, button().getAttribute("aria-busy")]).toEqual([[["Sending…"]], "true"])
    expect(isBrowsers(() => button().click())).toBe(false)
    await started.clock.advance(0)
    expect(requests).toHaveLength(1)
  })

  it.each<[string, HttpResult, string]>([
    ["refused, in the shop's words", answer(422, '{"message":"Not today."}'), "Not today."],
    ["refused without words", answer(400), "We couldn’t take this address."],
    [
      "offline",
      { kind: "unreachable", reason: "offline" },
      "You are probably offline. Your address is still here: please try again.",
    ],
    ["not taken", answer(500), "We couldn’t send it. Your address is still here: please try again."],
  ])("that is %s says so, keeps the address and may be sent again", async (_, result, text) => {
    start(result)
    fill()
    expect((await screen.findByRole("alert")).textContent).toBe(text)
    expect([email().value, button().hasAttribute("aria-busy")]).toEqual(["ana@example.com", false])
    button().click()
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(await screen.findAllByRole("alert")).toHaveLength(1)
  })

  it("leads to the privacy choices where the shopper has denied marketing, and sends nothing", async () => {
    consentService.of(start(answer(204))).fill({ marketing: "denied" })
    fill()
    const link = await screen.findByRole("link", { name: "Change my choices" })
    expect([link.getAttribute("href"), requests]).toEqual(["#ringside-consent", []])
  })

  it("takes the address that is seen, where a trap for robots stands before it", async () => {
    const trap = '<label style="display:none"><input type="email" name="data[email]"></label>'
    start(answer(204), { html: printed.replace("<label>Mail", `${trap}<label>Mail`) })
    vi.spyOn(findInput('[name="data[email]"]'), "checkVisibility").mockReturnValue(false)
    findInput("[name=EMAIL]").value = "ana@example.com"
    name().value = "Ana"
    box().checked = true
    button().click()
    await screen.findByText("Thank you. You’re on the list.")
    expect(readBody().get("email")).toBe("ana@example.com")
  })

  it("takes the box named consent, beside one that is needed for something else", async () => {
    const age = '<label><input type="checkbox" required name="age" checked> I am 18</label>'
    start(answer(204), { html: printed.replace("<label>Mail", `${age}<label>Mail`) })
    findInput("[name=consent]").checked = true
    email().value = "ana@example.com"
    name().value = "Ana"
    button().click()
    await screen.findByText("Thank you. You’re on the list.")
    expect([readBody().get("consent"), readBody().get("age")]).toEqual(["I want news", "on"])
  })

  it("needs each required box ticked beside the one named consent", () => {
    const age = '<label><input type="checkbox" required name="age"> I am 18</label>'
    start(answer(204), { html: printed.replace("<label>Mail", `${age}<label>Mail`) })
    findInput("[name=consent]").checked = true
    email().value = "ana@example.com"
    name().value = "Ana"
    button().click()
    expect(describedBy(findInput("[name=age]"))).toBe("Tick this box to subscribe.")
    expect([document.querySelectorAll("[aria-invalid]").length, requests]).toEqual([1, []])
  })

  it.each(["disabled", "disabled checked"])("claims no consent by a box that is %s", async (state) => {
    start(answer(204), { html: printed.replace('name="consent"', `name="consent" ${state}`) })
    email().value = "ana@example.com"
    name().value = "Ana"
    button().click()
    await screen.findByText("Thank you. You’re on the list.")
    expect([readBody().get("email"), readBody().get("consent")]).toEqual(["ana@example.com", null])
  })

  it("is ours with an address that the page has filled in and made read-only", async () => {
    const address = 'name="EMAIL" value="ana@example.com" readonly'
    start(answer(204), { html: printed.replace('name="EMAIL"', address) })
    name().value = "Ana"
    box().checked = true
    expect(isBrowsers(() => button().click())).toBe(false)
    await screen.findByText("Thank you. You’re on the list.")
    expect(readBody().get("email")).toBe("ana@example.com")
  })

  it("shows a message after the label beside a box, and one for a group of radios", () => {
    const group = ["day", "week"].map((value) => `<label><input type="radio" name="often" required>${value}</label>`)
    const beside = '<input type="checkbox" name="consent" id="news"><label for="news">I want news</label>'
    const html = `<form data-ringside="newsletter"><input type="email" name="email">${group.join("")}${beside}<button>Go</button></form>`
    start(answer(204), { html })
    button().click()
    const described = [...document.querySelectorAll("input")].map((field) => describedBy(field) ?? null)
    expect(described).toEqual(["Enter your email address.", "Fill in this field.", null, "Tick this box to subscribe."])
    expect(find("label[for=news]").nextElementSibling?.textContent).toBe("Tick this box to subscribe.")
    const [, second] = document.querySelectorAll<HTMLInputElement>("[name=often]")
    if (second) second.checked = true
    second?.dispatchEvent(new Event("input", { bubbles: true }))
    expect(document.querySelectorAll("[name=often][aria-invalid]")).toHaveLength(0)
  })

  it("without a box claims no consent, whatever text the hook has for one", async () => {
    const html = '<form data-ringside="newsletter"><input type="email" name="email"><button>Go</button></form>'
    const host = { pum_vars: { ajaxurl: "/wp-admin/admin-ajax.php" } }
    const send = async (given: string) => {
      start(answer(200, '{"success":true}'), { html: given, host, address: null })
      email().value = "ana@example.com"
      button().click()
      await screen.findByText("Thank you. You’re on the list.")
      const body = readBody()
      page?.stop()
      return [body.get("values[email]"), body.get("values[consent_args]")]
    }
    expect(await send(html)).toEqual(["ana@example.com", null])
    const [, consent] = await send(html.replace("<form", '<form data-ringside-consent="News by mail"'))
    expect(consent).toBeNull()
  })
})

it("is the browser's where nothing on the page takes addresses, and its author is warned", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  start(answer(204), { address: null })
  expect(isBrowsers(fill)).toBe(true)
  expect([requests, warned.mock.calls]).toEqual([[], [[attributionWarnings.noNewsletterTarget]]])
})

it("is left to a script of the page that sends it", () => {
  start(answer(204))
  find("form").addEventListener("submit", (event) => event.preventDefault())
  fill()
  expect(requests).toEqual([])
})

it("leaves the popup plugin's own form to it", () => {
  start(answer(204), { html: printed.replace("<form", '<form class="pum-sub-form"') })
  expect(isBrowsers(fill)).toBe(true)
  expect(find("form").hasAttribute("novalidate")).toBe(false)
})

it("comes back as it was when the behaviour stops", async () => {
  const started = start(answer(204))
  fill()
  await screen.findByText("Thank you. You’re on the list.")
  started.stop()
  expect(screen.queryByText("Thank you. You’re on the list.")).toBeNull()
  expect([find("form").style.display, find("form").hasAttribute("novalidate")]).toEqual(["", false])
})

describe("a form that a script puts in the place of another", () => {
  const first = printed.replace("Go<", "First<")
  /** Puts a new form into the hook, and scans the page's nodes. */
  const replace = (started: TestPage) => {
    const next = document.createElement("div")
    next.innerHTML = printed
    find("[data-ringside]").replaceChildren(...(next.firstElementChild?.childNodes ?? []))
    started.scan()
  }

  it("is enhanced as the first was, which is left as it was", async () => {
    const started = start(answer(204), { html: first })
    const old = find("form")
    replace(started)
    expect([find("form").hasAttribute("novalidate"), old.hasAttribute("novalidate")]).toEqual([true, false])
    expect(isBrowsers(fill)).toBe(false)
    await screen.findByText("Thank you. You’re on the list.")
    expect(requests).toHaveLength(1)
  })

  it("is enhanced where the hook was empty between", () => {
    const started = start(answer(204), { html: first })
    find("[data-ringside]").replaceChildren()
    started.scan()
    replace(started)
    expect(isBrowsers(fill)).toBe(false)
  })

  it("shows what becomes of an address that is on its way, and isn't sent before that", async () => {
    let release: (result: HttpResult) => void = () => undefined
    const started = start(new Promise((resolve) => (release = resolve)), { html: first })
    fill()
    replace(started)
    expect(screen.getByText("Sending…")).toBeTruthy()
    expect(isBrowsers(fill)).toBe(false)
    expect(requests).toHaveLength(1)
    release(answer(500))
    await screen.findByRole("alert")
    expect(screen.queryByText("Sending…")).toBeNull()
    expect(isBrowsers(fill)).toBe(false)
    expect(requests).toHaveLength(2)
  })

  it("is the browser's again when the behaviour has stopped", () => {
    const started = start(answer(204), { html: first })
    replace(started)
    started.stop()
    expect([find("form").hasAttribute("novalidate"), isBrowsers(fill)]).toEqual([false, true])
  })
})

it("is drawn by nobody: the widget draws only where the hook has no form with a field for an address", async () => {
  const { drawsUnless = "" } = attributionPart.hooks?.["newsletter"]?.widget ?? {}
  const entry: WidgetEntry = {
    ...{ name: "newsletter", load: { mode: "now" }, drawsUnless },
    fetch: () => Promise.resolve(newsletter),
  }
  const empty = '<div data-ringside="newsletter"><a href="/news/">News</a></div>'
  const started = start(answer(204), { html: printed + empty })
  createRegistry(started, [entry])
  await started.clock.settle()
  await screen.findByRole("button", { name: "Subscribe" })
  expect([...document.querySelectorAll("[data-ringside]")].map((hook) => hook.querySelectorAll("form").length)).toEqual(
    [1, 1],
  )
  expect(document.querySelectorAll(".ringside-newsletter")).toHaveLength(1)
})
