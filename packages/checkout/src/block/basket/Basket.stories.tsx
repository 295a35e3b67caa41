import type { Meta, StoryObj } from "@storybook/react-vite"
import { createBlockStory } from "../storyShop.ts"
import { Basket } from "./Basket.tsx"
import { basketAttributes } from "./options.ts"
import "../styles.css"
import "../totals.css"
import "../lines.css"
import "../adaptive.css"

/** A hook without content of the shop's own. */
const emptyHook = document.createElement("div")

const meta: Meta<typeof Basket> = {
  title: "checkout/Basket",
  component: Basket,
  render: ({ options }) => <Basket options={options} host={emptyHook} />,
  args: { options: { images: true, coupons: true } },
  parameters: { attributes: basketAttributes, ...createBlockStory() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const WithoutPicturesAndCoupons: Story = { args: { options: { images: false, coupons: false } } }

export const Empty: Story = { parameters: createBlockStory({ items: {} }) }

export const Loading: Story = {
  parameters: createBlockStory({ prepare: (server) => server.fail("cart", { kind: "never" }) }),
}

export const Unreachable: Story = {
  parameters: createBlockStory({ prepare: (server) => server.fail("cart", { kind: "unreachable" }) }),
}

export const RemovedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(Quitar|Remove) Lince/ }))
    await canvas.findByRole("button", { name: /Deshacer|Undo/ })
  },
}

export const CouponRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /cupón|coupon/ }))
    await userEvent.type(await canvas.findByRole("textbox", { name: /cupón|Coupon/ }), "nobody{Enter}")
    await canvas.findByText(/no existe/)
  },
}

export const MadeToOrder: Story = { parameters: createBlockStory({ items: { 3: 2 } }) }

const unknown = { shipping_rates: [{ package_id: 0, shipping_rates: [] }] }

export const NoAddressYet: Story = { parameters: createBlockStory({ cart: unknown }) }

export const NoRates: Story = {
  parameters: createBlockStory({
    cart: { ...unknown, shipping_address: { country: "ES", state: "M", postcode: "28013", city: "Madrid" } },
  }),
}
