import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { type OwnConfig, RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
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

it("is told its address by a config whose members are typed, also as an interface of the app", () => {
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
