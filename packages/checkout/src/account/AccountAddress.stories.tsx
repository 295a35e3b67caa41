import { startBehaviour } from "@ringside/core"
import { createCheckoutSettings } from "@ringside/testing"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { createCheckoutShop } from "../classic/checkoutForTests.ts"
import "../classic/storyTheme.css"
import { createBehaviours } from "./late.ts"

/** The account's form of one address as the server prints it, with our behaviours connected. */
function HostAddress() {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isEnglish = page.config.locale.startsWith("en")
    const checkout = page.html.parseFragment(createCheckoutShop().formatPage(isEnglish ? "en" : "es"))
    // The account form has the checkout's fields in the same order.
    const fields = checkout.querySelector(".woocommerce-billing-fields__field-wrapper")
    const form = page.document.createElement("form")
    form.method = "post"
    const box = page.document.createElement("div")
    box.className = "woocommerce-address-fields"
    const save = page.document.createElement("button")
    save.className = "button"
    save.textContent = isEnglish ? "Save address" : "Guardar la dirección"
    if (fields) {
      fields.className = "woocommerce-address-fields__field-wrapper"
      box.append(fields)
    }
    form.append(box, save)
    // Stay in the story.
    form.addEventListener("submit", (event) => event.preventDefault(), { signal: page.signal })
    place.current?.replaceChildren(form)
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  }, [page])
  return <div ref={place} className="story-checkout" />
}

const meta: Meta<typeof HostAddress> = {
  title: "checkout/AccountAddress",
  component: HostAddress,
  parameters: { page: { config: { host: createCheckoutSettings("nonce-0") } } },
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const choose =
  (country: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^(País|Country)/), country)
  }

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^(Guardar la dirección|Save address)$/ }))
}

export const Empty: Story = {}

export const UnitedStates: Story = { play: choose("US") }

export const WithoutStates: Story = { play: choose("FR") }

export const PostcodeWrong: Story = {
  async play(context) {
    await context.userEvent.type(await context.canvas.findByLabelText(/^(Código postal|Postcode)/), "1")
    await context.userEvent.tab()
  },
}

export const FieldsMissing: Story = { play: save }
