import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { type OwnConfig, RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { render, screen } from "@testing-library/react"
import { Activity } from "react"
import { renderToString } from "react-dom/server"
import { expect, it, onTestFinished, vi } from "vitest"
import { NewsletterResult } from "../newsletter/ui/NewsletterOutcome.tsx"
import { NewsletterForm } from "./NewsletterForm.tsx"

const config = { all: { newsletter: { address: "/news/" } } }

describeComponent({
  Provider: RingsideProvider,
  first: '<form class="ringside-newsletter" noValidate="" action="/news/" method="post">',
  render: (children) => (
    <NewsletterForm label="Sign me up" policy="/privacy/">
      {children}
    </NewsletterForm>
  ),
  page: () => createTestPage({ config }),
  async drawn(container) {
    const form = within(container)
    const send = await form.findByRole("button", { name: "Sign me up" })
    send.click()
    await form.findByText("Enter your email address.")
  },
})

it("says once that an address is on the list, also when React shows an app that it had hidden", () => {
  const page = createTestPage()
  const view = (mode: "visible" | "hidden") => (
    <RingsideProvider page={page}>
      <Activity mode={mode}>
        <NewsletterResult text="Thank you." />
      </Activity>
      <button>Next</button>
    </RingsideProvider>
  )
  const { rerender, unmount } = render(view("visible"))
  onTestFinished(() => {
    unmount()
    page.stop()
  })
  expect(document.activeElement).toBe(screen.getByText("Thank you."))
  screen.getByRole("button").focus()
  const polite = vi.spyOn(page.announce, "polite")
  rerender(view("hidden"))
  rerender(view("visible"))
  expect(document.activeElement).toBe(screen.getByRole("button"))
  expect(polite).not.toHaveBeenCalled()
})

it("reads its address from a config whose members are typed, also as an interface of the app", () => {
  const known = {
    locale: "en-GB",
    theme: "arena",
    newsletter: { address: "/news/" },
    consent: { type: "none" },
  } satisfies OwnConfig
  const print = (config: OwnConfig) =>
    renderToString(
      <RingsideProvider config={config}>
        <NewsletterForm>No form</NewsletterForm>
      </RingsideProvider>,
    )
  expect(print(known)).toContain('action="/news/"')
  interface ShopConfig {
    readonly locale: string
    readonly currency: string
  }
  const shop: ShopConfig = { locale: "es", currency: "EUR" }
  expect(print(shop)).toContain("No form")
  // @ts-expect-error no member has this name
  expect(print({ locale: "es", newsleter: { address: "/news/" } })).toContain("No form")
})
