import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { type CartServer, coupon, pageWordsFor } from "@ringside/testing"
import { useState } from "react"
import { miniCartAttributes } from "../options.ts"
import { createStoryShop } from "./storyShop.ts"
import { MiniCart } from "./ui/MiniCart.tsx"
import "./styles.css"
import "./lines.css"
import "./foot.css"
import "./adaptive.css"

/** A mini-cart with the options from the controls, on a hook with bare text. */
function StoryMiniCart(options: OptionsOf<typeof miniCartAttributes>) {
  const [host] = useState(() => document.createElement("div"))
  return (
    <MiniCart
      host={host}
      options={{
        ...options,
        freeShippingFrom: options.freeShippingFrom ?? 15000,
        basketUrl: "#basket",
        checkoutUrl: "#checkout",
        linkText: options.layout === "inline" ? null : "Cesta (0)",
        walletHeightPx: null,
      }}
    />
  )
}

const meta: Meta<typeof StoryMiniCart> = {
  title: "mini-cart/Mini-cart",
  component: StoryMiniCart,
  parameters: { attributes: miniCartAttributes, ...createStoryShop({ items: { 1: 2, 6: 1 } }) },
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name }))
  }

/** Opens the basket; fails if it does not open. */
const open =
  (role: "group" | "dialog"): Play =>
  async (context) => {
    await press(/cesta|basket/i)(context)
    await context.canvas.findByRole(role, { name: /^(Tu cesta|Your basket)$/ })
  }

export const Empty: Story = { parameters: createStoryShop() }

export const Loading: Story = {
  parameters: createStoryShop({ prepare: (server) => server.fail("cart", { kind: "never" }) }),
}

export const Unreachable: Story = {
  parameters: createStoryShop({ prepare: (server) => server.fail("cart", { kind: "unreachable" }) }),
}

export const OneLine: Story = { parameters: createStoryShop({ items: { 1: 1 } }) }

export const ManyLines: Story = {
  parameters: createStoryShop({ items: { 1: 2, 2: 12, 3: 1, 4: 2, 5: 1, 6: 3, 7: 40 } }),
}

export const Sale: Story = { parameters: createStoryShop({ items: { 3: 2 } }) }

export const LowStock: Story = { parameters: createStoryShop({ items: { 4: 1 } }) }

export const SoldIndividually: Story = { parameters: createStoryShop({ items: { 5: 1 } }) }

export const Variation: Story = { parameters: createStoryShop({ items: { 6: 1 } }) }

export const MadeToOrder: Story = { parameters: createStoryShop({ items: { 8: 2 } }) }

export const WithoutPictures: Story = { args: { images: false } }

export const WithoutQuantities: Story = { args: { quantities: false } }

export const Discount: Story = {
  parameters: createStoryShop({
    items: { 1: 3 },
    hasRates: true,
    prepare: (server) => void server.choicesOf().applyCoupon(coupon, pageWordsFor("")),
  }),
}

let refusingShop: CartServer | undefined

export const UpdateRefused: Story = {
  parameters: createStoryShop({ items: { 1: 1, 4: 1 }, prepare: (server) => void (refusingShop = server) }),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: /(Añadir uno|Add one): .* El Relojero/ })
    // Somebody else has bought the other one since.
    refusingShop?.setStock(4, 1)
    await userEvent.click(more)
  },
}

export const UpdateUnreachable: Story = {
  parameters: createStoryShop({
    items: { 1: 1, 4: 1 },
    prepare: (server) => server.fail("cart/update-item", { kind: "unreachable" }),
  }),
  play: press(/(Añadir uno|Add one): .* Lince/),
}

export const UpdateOnItsWay: Story = {
  parameters: createStoryShop({
    items: { 1: 1, 4: 1 },
    prepare: (server) => server.fail("cart/update-item", { kind: "never" }),
  }),
  play: press(/(Añadir uno|Add one): .* Lince/),
}

export const RemovedWithUndo: Story = {
  parameters: createStoryShop({ items: { 1: 2, 4: 1, 6: 1 } }),
  play: press(/(Quitar|Remove) El Relojero/),
}

export const LastLineRemoved: Story = {
  parameters: createStoryShop({ items: { 1: 1 } }),
  play: press(/(Quitar|Remove) Lince/),
}

export const FreeShippingAhead: Story = { args: { freeShipping: true } }

export const FreeShippingReached: Story = {
  args: { freeShipping: true },
  parameters: createStoryShop({ items: { 1: 4 } }),
}

export const DropdownClosed: Story = { args: { layout: "dropdown" } }

export const DropdownOpen: Story = { args: { layout: "dropdown" }, play: open("group") }

export const DrawerClosed: Story = { args: { layout: "drawer" } }

export const DrawerOpen: Story = {
  args: { layout: "drawer", freeShipping: true },
  play: open("dialog"),
}

export const DrawerOpenWithManyLines: Story = {
  args: { layout: "drawer" },
  parameters: createStoryShop({ items: { 1: 2, 2: 12, 3: 1, 4: 2, 5: 1, 6: 3, 7: 40 } }),
  play: open("dialog"),
}

export const DrawerOpenAtTheStart: Story = { args: { layout: "drawer", side: "start" }, play: open("dialog") }

export const DrawerOpenAndEmpty: Story = {
  args: { layout: "drawer" },
  parameters: createStoryShop(),
  play: open("dialog"),
}
