import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutAttributes } from "../block/checkout/options.ts"
import { createBlockStory } from "../block/storyShop.ts"
import { Checkout } from "./Checkout.tsx"

const meta: Meta<typeof Checkout> = {
  title: "checkout/Checkout in an app",
  component: Checkout,
  parameters: { attributes: checkoutAttributes, ...createBlockStory() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const WithFaults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Realizar el pedido|Place order/ }))
    await canvas.findByText(/Revisa lo siguiente|Please check the following/)
  },
}

export const Empty: Story = { parameters: createBlockStory({ items: {} }) }
