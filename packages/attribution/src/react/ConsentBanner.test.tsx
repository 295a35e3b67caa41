import { createTestPage } from "@ringside/testing"
import { describeComponent, useCookieJar as provideCookieJar } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { type ComponentProps, StrictMode } from "react"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { ConsentBanner } from "./ConsentBanner.tsx"
import { useConsent } from "./useConsent.ts"

provideCookieJar()
afterEach(cleanup)

const createAskingPage = () => createTestPage({ config: { locale: "en-GB", all: { consent: { type: "optin" } } } })

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    render: (children) => <ConsentBanner policy="/privacy/">{children}</ConsentBanner>,
    page: createAskingPage,
    async drawn(container) {
      const banner = await within(container).findByRole("region", { name: "Your privacy" })
      expect(within(banner).getByRole("link", { name: "Privacy policy" }).getAttribute("href")).toBe("/privacy/")
    },
  })
})

/** A button of the app that answers for the shopper. */
function OwnAnswer() {
  const { answer } = useConsent()
  return <button onClick={() => answer({ marketing: false, statistics: false })}>Neither</button>
}

function show(props: ComponentProps<typeof ConsentBanner> = {}) {
  const page = createAskingPage()
  const view = (shown: ComponentProps<typeof ConsentBanner>) => (
    <StrictMode>
      <RingsideProvider page={page}>
        <ConsentBanner {...shown} />
        <a href="#ringside-consent">Privacy</a>
        <OwnAnswer />
      </RingsideProvider>
    </StrictMode>
  )
  const { rerender } = render(view(props))
  onTestFinished(() => page.stop())
  const read = (category: string) => page.storage.cookies.get(`wp_consent_${category}`)
  return { page, read, rerender: (next: ComponentProps<typeof ConsentBanner>) => rerender(view(next)) }
}
const queryBanner = () => screen.queryByRole("region", { name: "Your privacy" })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

it("stores what was answered, goes, and says so", async () => {
  const { page, read } = show()
  const announced = vi.spyOn(page.announce, "polite")
  await screen.findByRole("region", { name: "Your privacy" })
  press("Accept all")
  expect([read("statistics"), read("marketing")]).toEqual(["allow", "allow"])
  expect(queryBanner()).toBeNull()
  expect(announced.mock.calls).toEqual([["Your choice has been saved."]])
})

it("opens again at a link, with the earlier choice and focus, which returns", async () => {
  const { read } = show()
  await screen.findByRole("region")
  press("Accept all")
  const link = screen.getByText("Privacy")
  link.focus()
  fireEvent.click(link)
  const banner = screen.getByRole("region", { name: "Your privacy" })
  expect(document.activeElement).toBe(within(banner).getByRole("heading"))
  fireEvent.click(within(banner).getByText("Choose"))
  const boxes = within(banner).getAllByRole<HTMLInputElement>("checkbox")
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
  fireEvent.click(within(banner).getByLabelText("Marketing"))
  press("Save my choice")
  expect([read("statistics"), read("marketing")]).toEqual(["allow", "deny"])
  expect(queryBanner()).toBeNull()
  expect(document.activeElement).toBe(link)
})

it("goes where the browser refuses cookies", async () => {
  vi.spyOn(HTMLDocument.prototype, "cookie", "set").mockImplementation(() => undefined)
  const { read } = show()
  await screen.findByRole("region")
  press("Reject all")
  expect(read("marketing")).toBeNull()
  expect(queryBanner()).toBeNull()
  fireEvent.click(screen.getByText("Privacy"))
  press("Reject all")
  expect(queryBanner()).toBeNull()
})

it("has focus again at each press of the link while it is open", async () => {
  show()
  await screen.findByRole("region")
  for (const presses of [1, 2]) {
    screen.getByText("Privacy").focus()
    fireEvent.click(screen.getByText("Privacy"))
    expect([presses, document.activeElement]).toEqual([presses, screen.getByRole("heading")])
  }
})

it("goes when the app answers", async () => {
  show()
  await screen.findByRole("region")
  press("Neither")
  expect(queryBanner()).toBeNull()
})

it("asks for what its props name", async () => {
  const { rerender } = show({ position: "inline" })
  await screen.findByRole("region")
  press("Reject all")
  rerender({ position: "inline", categories: "preferences marketing", text: "May we?" })
  expect(screen.getByRole("region").className).toContain("ringside-consent--inline")
  expect(screen.getByText("May we?")).toBeTruthy()
  expect(screen.getAllByRole("checkbox", { hidden: true })).toHaveLength(2)
})

it("makes room for notices while it stands at an edge, and no longer than that", async () => {
  const { edgesService } = await import("@ringside/core")
  const { page } = show()
  await screen.findByRole("region")
  const add = vi.spyOn(edgesService.of(page), "add")
  press("Accept all")
  fireEvent.click(screen.getByText("Privacy"))
  expect(add).toHaveBeenCalled()
  press("Accept all")
  expect(add.mock.calls.map(([, signal]) => signal.aborted)).not.toContain(false)
})
