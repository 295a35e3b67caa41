import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { type CartServer, createCartServer, createShopParameters } from "@ringside/testing"
import { addToCartAttributes } from "../options.ts"
import { AddToCart } from "./ui/AddToCart.tsx"
import "./styles.css"

/** An add button with the options from the controls. */
function StoryAddToCart(options: OptionsOf<typeof addToCartAttributes>) {
  return <AddToCart options={{ ...options, basketUrl: "#basket" }} />
}

/** A page with its own shop; `prepare` sets up the shop's faults. */
const createShop = (prepare?: (server: CartServer) => void) => createShopParameters(() => createCartServer(), prepare)

const meta: Meta<typeof StoryAddToCart> = {
  title: "add-to-cart/Add to cart",
  component: StoryAddToCart,
  args: { product: 11, name: "Southpaw", price: 4400 },
  parameters: { attributes: addToCartAttributes, ...createShop() },
}
export default meta

type Story = StoryObj<typeof meta>

const pressAdd: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /(Añadir|Add) .*(cesta|basket)/ }))
}

export const Idle: Story = {}

export const WithQuantity: Story = { args: { quantityField: true, quantity: 2 } }

export const OwnLabel: Story = { args: { label: "¡Lo quiero!" } }

export const LongLabel: Story = {
  args: { label: "Reservar esta figura para la próxima hornada del taller", quantityField: true },
}

export const Adding: Story = {
  parameters: createShop((server) => server.fail("cart/add-item", { kind: "never" })),
  play: pressAdd,
}

export const Added: Story = { play: pressAdd }

export const AddedWithoutLink: Story = { args: { viewLink: false }, play: pressAdd }

export const OutOfStock: Story = { args: { product: 14, name: "Old bell" }, play: pressAdd }

export const SoldIndividually: Story = {
  args: { product: 13, name: "Title belt" },
  parameters: createShop((server) => server.basketOf().add({ id: 13, quantity: 1 })),
  play: pressAdd,
}

export const Unreachable: Story = {
  parameters: createShop((server) => server.fail("*", { kind: "unreachable" }, 99)),
  play: pressAdd,
}
