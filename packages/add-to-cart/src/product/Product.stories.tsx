import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { productAttributes } from "../options.ts"
import { createStoryShop } from "./storyProducts.ts"
import { ProductRoot } from "./ui/ProductRoot.tsx"
import "../addToCart/styles.css"
import "./choices.css"
import "./product.css"

/** A card with the options from the controls. */
function StoryProduct(options: OptionsOf<typeof productAttributes>) {
  return <ProductRoot options={{ ...options, basketUrl: "#basket" }} />
}

const meta: Meta<typeof StoryProduct> = {
  title: "add-to-cart/Product",
  component: StoryProduct,
  args: { product: 1 },
  parameters: { attributes: productAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

const pressAdd: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /(Añadir|Add) .*(cesta|basket)/ }))
}

export const Card: Story = {}

export const OnSale: Story = { args: { product: 3, quantityField: true } }

/** The shop has no picture of it. */
export const WithoutPicture: Story = { args: { product: 6 } }

export const WideWithoutPicture: Story = { args: { product: 6, layout: "wide", quantityField: true } }

export const LongName: Story = { args: { product: 2 } }

export const SoldOut: Story = { args: { product: 4 } }

export const Choices: Story = { args: { product: 5, quantityField: true } }

export const ChoicesWithPictures: Story = { args: { product: 5, swatches: true, quantityField: true } }

export const StillToChoose: Story = { args: { product: 5 }, play: pressAdd }

export const Chosen: Story = {
  args: { product: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Azul de la casa" }))
    await canvas.findByText(/39,00/)
  },
}

export const ChosenSoldOut: Story = {
  args: { product: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Negro" }))
    await canvas.findByRole("radio", { name: /^Negro.*(agotado|sold out)/ })
  },
}

export const Wide: Story = { args: { product: 5, layout: "wide", quantityField: true } }

export const Added: Story = { play: pressAdd }

export const Loading: Story = {
  parameters: createStoryShop((server) => server.fail("products/1", { kind: "never" })),
}

export const LoadingWithoutPicture: Story = { ...Loading, args: { images: false } }

export const Gone: Story = { args: { product: 99 } }

export const Unreachable: Story = {
  parameters: createStoryShop((server) => server.fail("*", { kind: "unreachable" }, 99)),
}
