import type { Meta, StoryObj } from "@storybook/react-vite"
import { createBlockStory, refuse } from "../storyShop.ts"
import { Checkout } from "./Checkout.tsx"
import { checkoutAttributes } from "./options.ts"
import "../styles.css"
import "../totals.css"
import "../lines.css"
import "../adaptive.css"

const filled = {
  first_name: "Ana",
  last_name: "López",
  country: "ES",
  address_1: "Gran Vía 1",
  address_2: "",
  postcode: "28013",
  city: "Madrid",
  state: "M",
  phone: "",
  email: "ana@example.com",
}

/** A hook without content of the shop's own. */
const emptyHook = document.createElement("div")

const meta: Meta<typeof Checkout> = {
  title: "checkout/Checkout",
  component: Checkout,
  render: ({ options }) => <Checkout options={options} host={emptyHook} />,
  args: { options: { notes: true, coupons: true } },
  parameters: { attributes: checkoutAttributes, ...createBlockStory() },
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const place: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /Realizar el pedido|Place order/ }))
}

const giftField = {
  label: "Papel de regalo · Gift wrap",
  type: "select",
  options: [
    { value: "red", label: "Rojo · Red" },
    { value: "none", label: "Sin papel · None" },
  ],
}

export const Untouched: Story = {}

export const Filled: Story = { parameters: createBlockStory({ cart: { billing_address: filled } }) }

export const AnotherAddress: Story = {
  parameters: createBlockStory({
    cart: {
      billing_address: filled,
      shipping_address: { ...filled, country: "DE", city: "Berlin", postcode: "10115" },
    },
  }),
}

export const WithFaults: Story = {
  play: async (context) => {
    await place(context)
    await context.canvas.findByText(/Revisa lo siguiente|Please check the following/)
  },
}

export const Refused: Story = {
  parameters: createBlockStory({
    cart: { billing_address: filled },
    answer: (route) => (route === "checkout" ? refuse("No queda ninguna figura de «Lince».") : null),
  }),
  play: async (context) => {
    await place(context)
    await context.canvas.findByText(/No queda ninguna/)
  },
}

export const OnItsWay: Story = {
  parameters: createBlockStory({
    cart: { billing_address: filled },
    prepare: (server) => server.fail("checkout", { kind: "never" }),
  }),
  play: async (context) => {
    await place(context)
    await context.canvas.findByRole("button", { name: /Procesando|Placing/ })
  },
}

export const MadeToOrder: Story = { parameters: createBlockStory({ items: { 3: 2 } }) }

export const NoRates: Story = {
  parameters: createBlockStory({
    cart: {
      billing_address: filled,
      shipping_address: filled,
      shipping_rates: [{ package_id: 0, shipping_rates: [] }],
    },
  }),
}

export const NoWayToPay: Story = { parameters: createBlockStory({ cart: { payment_methods: [] } }) }

export const SavedCards: Story = {
  parameters: createBlockStory({
    cart: { billing_address: filled, payment_methods: ["woocommerce_payments", "cod"] },
    checkout: {
      savedCards: {
        7: { brand: "visa", last4: "4242", expires: "12/40", default: true },
        8: { brand: "mastercard", last4: "4444", expires: "01/20" },
      },
    },
  }),
}

export const GuestWithAccount: Story = {
  parameters: createBlockStory({
    checkout: { account: true, login: "#login", terms: "#terms", fields: { "shop/gift": giftField } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /cuenta|account/ }))
    await canvas.findByLabelText(/Contraseña|Password/)
  },
}

export const NotShipped: Story = { parameters: createBlockStory({ cart: { needs_shipping: false } }) }

export const Empty: Story = { parameters: createBlockStory({ items: {} }) }

export const Loading: Story = {
  parameters: createBlockStory({ prepare: (server) => server.fail("cart", { kind: "never" }) }),
}
