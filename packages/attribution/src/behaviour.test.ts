import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, expect, it } from "vitest"
import { attributionBehaviour } from "./behaviour.ts"
import { attributionJob } from "./jobs.ts"

const boxHtml = '<div class="attribution"><button type="button">One</button></div>'
const hookHtml = '<div data-ringside="attribution" data-ringside-name="First"><button type="button">One</button></div>'
const scriptHtml = '<script type="text/plain" id="attribution-js"></script>'

describeBehaviour(attributionBehaviour, {
  html: boxHtml,
  selector: ".attribution",
  job: attributionJob,
  isConnected: (element) => element.querySelector("button")?.hasAttribute("aria-pressed") ?? false,
  use: (element) => element.querySelector("button")?.click(),
})

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

/** Starts the behaviour on `html`, presses the control, and answers the names that its events carry. */
function pressOn(html: string): unknown[] {
  document.body.innerHTML = html
  page = createTestPage()
  startBehaviour(attributionBehaviour, page)
  const names: unknown[] = []
  const listen = (event: Event) => names.push(event instanceof CustomEvent ? event.detail : null)
  document.addEventListener("ringside:attribution:pressed", listen, { signal: page.signal })
  document.querySelector("button")?.click()
  return names
}

const isPressed = () => document.querySelector("button")?.getAttribute("aria-pressed") ?? null

it.each([
  ["the host's own markup", boxHtml, "One"],
  ["a hook, with the hook's options", hookHtml, "First"],
])("works on %s", (_, html, name) => {
  expect(pressOn(html)).toEqual([{ name }])
  expect(isPressed()).toBe("true")
})

it("only observes while the host's own script is on the page", () => {
  expect(pressOn(scriptHtml + boxHtml)).toEqual([])
  expect(isPressed()).toBeNull()
})

it("works on hooks beside the host's own script", () => {
  expect(pressOn(scriptHtml + hookHtml)).toEqual([{ name: "First" }])
})

it("says what was pressed", async () => {
  pressOn(boxHtml)
  await page?.clock.advance(100)
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain("You pressed One.")
})

it("restores the page when it stops", () => {
  pressOn(boxHtml)
  page?.stop()
  expect(document.body.innerHTML).toBe(boxHtml)
})
