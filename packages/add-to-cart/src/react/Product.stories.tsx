import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { productAttributes } from "../options.ts"
import { createStoryShop } from "../product/storyProducts.ts"
import { Product, type ProductProps } from "./Product.tsx"

const meta: Meta<typeof Product> = {
  title: "add-to-cart/Product in an app",
  component: Product,
  args: { product: 1 },
  parameters: { attributes: productAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const WideWithChoices: Story = { args: { product: 5, layout: "wide", quantityField: true } }

export const OwnParts: Story = {
  args: {
    renderLink: (props, { id }) => <a {...props} href={`#/figures/${String(id)}`} />,
    renderButton: (props) => <button {...props} className="ringside-button" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(Añadir|Add) .*(cesta|basket)/ }))
    await canvas.findByText(/^(Añadido|Added)/)
  },
}

export const Gone: Story = { args: { product: 99 } }

/** The markup that a server prints in the story's language, and that shows until the app is hydrated. */
function ServerProduct(props: ProductProps) {
  const { locale } = usePage().config
  return (
    <RingsideProvider key={locale} page={null} config={{ locale }}>
      <Product {...props} />
    </RingsideProvider>
  )
}

export const OnAServer: Story = { render: (props) => <ServerProduct {...props} /> }
