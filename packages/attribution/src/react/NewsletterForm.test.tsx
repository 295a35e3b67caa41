import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
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
