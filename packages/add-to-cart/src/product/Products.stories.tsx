import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import type { Fault } from "@ringside/testing"
import { productsAttributes } from "../options.ts"
import { createStoryShop } from "./storyProducts.ts"
import { ProductsRoot } from "./ui/ProductsRoot.tsx"
import "../addToCart/styles.css"
import "./choices.css"
import "./product.css"
import "./products.css"

/** A list with the options from the controls. */
function StoryProducts(options: OptionsOf<typeof productsAttributes>) {
  return <ProductsRoot options={{ ...options, basketUrl: "#basket" }} />
}

const meta: Meta<typeof StoryProducts> = {
  title: "add-to-cart/Products",
  component: StoryProducts,
  parameters: { attributes: productsAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Grid: Story = {}

export const Row: Story = { args: { layout: "row" } }

export const OnSale: Story = { args: { onSale: true } }

export const ByNumbers: Story = { args: { ids: "5, 1", quantityField: true } }

export const WithoutPictures: Story = { args: { images: false } }

export const WithSwatches: Story = { args: { swatches: true } }

export const More: Story = { args: { limit: 4, more: true } }

/** A shop that answers the first request, and the next with a fault. */
const failNext = (fault: Fault) =>
  createStoryShop((server) => {
    server.fail("products", { kind: "held", until: Promise.resolve() })
    server.fail("products", fault, 99)
  })

const pressMore: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^(Ver más productos|Show more products)$/ }))
}

export const MoreAdded: Story = { args: { limit: 2, more: true }, play: pressMore }

export const MoreInARow: Story = { args: { limit: 4, more: true, layout: "row" }, play: pressMore }

export const MoreLoading: Story = {
  args: { limit: 4, more: true },
  parameters: failNext({ kind: "never" }),
  play: pressMore,
}

export const MoreFailed: Story = {
  args: { limit: 4, more: true },
  parameters: failNext({ kind: "status", status: 503 }),
  play: pressMore,
}

export const Empty: Story = { args: { category: "nada" } }

export const Loading: Story = {
  args: { limit: 4 },
  parameters: createStoryShop((server) => server.fail("products", { kind: "never" })),
}

/** The shop answers with an error, as in maintenance. */
export const Failed: Story = {
  parameters: createStoryShop((server) => server.fail("*", { kind: "status", status: 503 }, 99)),
}

export const Unreachable: Story = {
  parameters: createStoryShop((server) => server.fail("*", { kind: "unreachable" }, 99)),
}
