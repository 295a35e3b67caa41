import type { Meta, StoryObj } from "@storybook/react-vite"
import { productsAttributes } from "../options.ts"
import { createStoryShop } from "../product/storyProducts.ts"
import { Products } from "./Products.tsx"

const meta: Meta<typeof Products> = {
  title: "add-to-cart/Products in an app",
  component: Products,
  parameters: { attributes: productsAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Grid: Story = { args: { limit: 4 } }

export const RowOfSomeProducts: Story = { args: { layout: "row", ids: "5, 3, 1" } }

export const OwnLinks: Story = {
  args: { ids: "1, 3", renderLink: (props, { id }) => <a {...props} href={`#/figures/${String(id)}`} /> },
}

export const Unreachable: Story = {
  parameters: createStoryShop((server) => server.fail("*", { kind: "unreachable" }, 99)),
}
