import { consentOf, type Page } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, expect, it } from "vitest"
import { createBehaviours } from "./late.ts"

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
})

/** Starts the late code of a page with these globals; the modules that it asks for never arrive. */
function start(host: Readonly<Record<string, unknown>>) {
  const requested: string[] = []
  const opened = createTestPage({ config: { host } })
  page = opened
  const behaviours = createBehaviours((name) => {
    requested.push(name)
    return new Promise(() => undefined)
  })
  for (const { start: startBehaviour } of behaviours) startBehaviour?.(opened)
  return { requested, marketing: () => consentOf(opened).read("marketing") }
}

it("keeps all parts from storing and sending until the page's consent tools can be read", () => {
  const { requested, marketing } = start({ wp_consent_type: "optin" })
  expect([requested, marketing()]).toEqual([["tracking"], "pending"])
})

it("doesn't keep a page waiting that has nothing to ask for", () => {
  const { requested, marketing } = start({})
  expect([requested, marketing()]).toEqual([[], "undecided"])
})

/** The pages on which the late code has started the file for tracking. */
const tracked = new WeakSet<Page>()

for (const behaviour of createBehaviours(() => Promise.resolve({ start: (started: Page) => tracked.add(started) }))) {
  describeBehaviour(behaviour, {
    html: '<div data-ringside="consent"><button type="button">Only what is needed</button></div>',
    isConnected: (_, started) => tracked.has(started),
    keepsResult: true,
  })
}
