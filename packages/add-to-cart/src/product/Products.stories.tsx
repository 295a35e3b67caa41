import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
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
