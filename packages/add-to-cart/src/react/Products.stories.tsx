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
