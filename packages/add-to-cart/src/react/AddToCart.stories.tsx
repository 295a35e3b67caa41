import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { addToCartAttributes } from "../options.ts"
import { createStoryShop } from "../product/storyProducts.ts"
import { AddToCart, type AddToCartProps } from "./AddToCart.tsx"

const meta: Meta<typeof AddToCart> = {
  title: "add-to-cart/Add to cart in an app",
  component: AddToCart,
  args: { product: 1, name: "Lince", price: 4400 },
  parameters: { attributes: addToCartAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

const pressAdd: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /(Añadir|Add) .*(cesta|basket)/ }))
}

export const Idle: Story = {}

export const Added: Story = {
  args: { quantityField: true },
  play: async (context) => {
    await pressAdd(context)
    await context.canvas.findByText(/^(Añadido|Added)/)
  },
}

export const Adding: Story = {
  args: {
    renderButton: (props, { isAdding }) => (
      <button {...props} className="ringside-button">
        {isAdding ? "… " : "+ "}
        {props.children}
      </button>
    ),
  },
  parameters: createStoryShop((server) => server.fail("cart/add-item", { kind: "never" })),
  play: async (context) => {
    await pressAdd(context)
    await context.canvas.findByText(/^…/)
  },
}

/** The markup that a server prints in the story's language, and that shows until the app is hydrated. */
function ServerAddToCart(props: AddToCartProps) {
  const { locale } = usePage().config
  return (
    <RingsideProvider key={locale} page={null} config={{ locale }}>
      <AddToCart {...props} />
    </RingsideProvider>
  )
}

export const OnAServer: Story = { render: (props) => <ServerAddToCart {...props} />, args: { quantityField: true } }
