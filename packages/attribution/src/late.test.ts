import { consentService, type Page } from "@ringside/core"
import { createModulesDouble, createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, expect, it } from "vitest"
import { emailSettingName } from "./host.ts"
import { createBehaviours } from "./late.ts"

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
})

/** Starts the late code of a page with these globals; the modules that it asks for never arrive. */
function start(host: Readonly<Record<string, unknown>>) {
  const requested: string[] = []
  const modules = createModulesDouble((name) => {
    requested.push(name.replace("attribution-", ""))
    return new Promise(() => undefined)
  })
  const opened = createTestPage({ config: { host }, services: { modules } })
  page = opened
  for (const { start: startBehaviour } of createBehaviours()) startBehaviour?.(opened)
  return { requested, marketing: () => consentService.of(opened).read("marketing") }
}

it("keeps all parts from storing and sending until the page's consent tools can be read", () => {
  const { requested, marketing } = start({ wp_consent_type: "optin" })
  expect([requested, marketing()]).toEqual([["tracking"], "pending"])
})

it("doesn't delay a page without consent tools", () => {
  const { requested, marketing } = start({})
  expect([requested, marketing()]).toEqual([[], "undecided"])
})

const banner = '<div data-ringside="consent"></div><a id="again" href="#ringside-consent">Your privacy</a>'
const answer = (value: string) => {
  for (const name of ["statistics", "marketing"]) document.cookie = `wp_consent_${name}=${value}; path=/`
}

it("fetches the banner for a shopper who hasn't answered", () => {
  answer("; max-age=0")
  document.body.innerHTML = banner
  expect(start({}).requested).toEqual(["tracking", "consent"])
})

it("fetches no banner for a shopper who has answered, until its link is pressed", () => {
  answer("deny")
  document.body.innerHTML = banner
  const { requested } = start({})
  expect(requested).toEqual(["tracking"])
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.getElementById("again")?.dispatchEvent(click)
  expect([requested, click.defaultPrevented]).toEqual([["tracking", "consent"], true])
  answer("; max-age=0")
})

it("requests the banner once, and holds presses of its link until it is there", () => {
  answer("; max-age=0")
  document.body.innerHTML = banner
  const { requested } = start({})
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.getElementById("again")?.dispatchEvent(click)
  expect([requested, click.defaultPrevented]).toEqual([["tracking", "consent"], true])
})

/** The pages on which the late code has started the file for tracking. */
const tracked = new WeakSet<Page>()

const modules = createModulesDouble(() => Promise.resolve({ start: (started: Page) => tracked.add(started) }))

for (const behaviour of createBehaviours()) {
  describeBehaviour(behaviour, {
    page: (config) => createTestPage({ config: { ...config }, services: { modules } }),
    html: '<div data-ringside="consent"><button type="button">Only what is needed</button></div>',
    isConnected: (_, started) => tracked.has(started),
    keepsResult: true,
  })
}

it("starts nothing on a page that the browser has prepared until the shopper comes to it", async () => {
  Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", true)
  document.body.innerHTML = banner
  const opened = createTestPage({ services: { modules } })
  page = opened
  for (const { start: startBehaviour } of createBehaviours()) startBehaviour?.(opened)
  await opened.clock.settle()
  expect([tracked.has(opened), consentService.of(opened).read("marketing")]).toEqual([false, "pending"])
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, "prerendering")
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(tracked.has(opened)).toBe(true)
})

it.each([
  ["one that the shopper is in", (field: HTMLInputElement) => field.focus()],
  ["one that the shopper has filled in and left", (field: HTMLInputElement) => (field.value = "ana@example.com")],
  ["none for a field as it was printed", () => undefined],
])("fetches what sends addresses for a field that was there before it: %s", (title, use) => {
  document.body.innerHTML = '<input type="email" id="billing_email" value="">'
  const field = document.querySelector("input")
  if (field) use(field)
  const { requested } = start({ [emailSettingName]: { ajax_url: "/ajax" } })
  expect(requested).toEqual(title.startsWith("none") ? ["tracking"] : ["tracking", "email"])
})
