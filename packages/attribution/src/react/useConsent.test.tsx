import { useCookieJar as provideCookieJar } from "@ringside/testing/conformance"
import { createTestPage, type TestPage } from "@ringside/testing"
import { RingsideProvider } from "@ringside/ui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { StrictMode, useEffect } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { useConsent } from "./useConsent.ts"

provideCookieJar()
afterEach(cleanup)

function Banner() {
  const { consent, answer } = useConsent()
  return (
    <>
      <p>{`${consent.marketing}, ${consent.statistics}`}</p>
      <button onClick={() => answer({ marketing: true, statistics: false })}>Marketing alone</button>
    </>
  )
}
const app = (page: TestPage | null) => (
  <StrictMode>
    <RingsideProvider page={page}>
      <Banner />
    </RingsideProvider>
  </StrictMode>
)

it("says what the shopper allows, and stores an answer for the whole page", async () => {
  const page = createTestPage({ config: { all: { consent: { type: "optin" } } } })
  onTestFinished(() => page.stop())
  const sent: unknown[] = []
  document.addEventListener("ringside:consent:change", () => sent.push("change"), { signal: page.signal })
  render(app(page))
  await screen.findByText("pending, pending")
  screen.getByRole("button").click()
  await screen.findByText("granted, denied")
  expect(page.storage.cookies.get("wp_consent_marketing")).toBe("allow")
  expect(page.storage.cookies.get("wp_consent_statistics")).toBe("deny")
  expect(sent.length).toBeGreaterThan(0)
})

it("stores nothing for a category without an answer, and sends nothing", async () => {
  const page = createTestPage({ config: { all: { consent: { type: "optin" } } } })
  onTestFinished(() => page.stop())
  const details: unknown[] = []
  document.addEventListener("wp_listen_for_consent_change", (event) => details.push(Reflect.get(event, "detail")), {
    signal: page.signal,
  })
  function Partly() {
    const { answer } = useConsent()
    return <button onClick={() => answer({ marketing: undefined, statistics: true })}>Statistics</button>
  }
  render(
    <RingsideProvider page={page}>
      <Partly />
    </RingsideProvider>,
  )
  screen.getByRole("button").click()
  expect(page.storage.cookies.get("wp_consent_statistics")).toBe("allow")
  expect(page.storage.cookies.get("wp_consent_marketing")).toBeNull()
  expect(details).toEqual([{ statistics: "allow" }])
})

it("stores an answer of an effect at mount once there is a page", async () => {
  const page = createTestPage({ config: { all: { consent: { type: "optin" } } } })
  onTestFinished(() => page.stop())
  function Answering() {
    const { answer } = useConsent()
    useEffect(() => answer({ marketing: true }), [answer])
    return null
  }
  const view = (given: TestPage | null) => (
    <RingsideProvider page={given}>
      <Answering />
    </RingsideProvider>
  )
  const { rerender } = render(view(null))
  rerender(view(page))
  await vi.waitFor(() => expect(page.storage.cookies.get("wp_consent_marketing")).toBe("allow"))
})

it("is undecided on a server", () => {
  expect(renderToString(app(null))).toContain("<p>undecided, undecided</p>")
})
