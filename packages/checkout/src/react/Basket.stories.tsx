import type { Meta, StoryObj } from "@storybook/react-vite"
import { basketAttributes } from "../block/basket/options.ts"
import { createBlockStory } from "../block/storyShop.ts"
import { Basket } from "./Basket.tsx"

const meta: Meta<typeof Basket> = {
  title: "checkout/Basket in an app",
  component: Basket,
  parameters: { attributes: basketAttributes, ...createBlockStory() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const OwnParts: Story = {
  args: {
    coupons: false,
    renderLine: ({ children, ...props }) => <li {...props}>{children}</li>,
    renderLink: (props, { productId }) => <a {...props} href={`#/figures/${String(productId)}`} />,
  },
}

export const Empty: Story = { parameters: createBlockStory({ items: {} }) }

export const Unreachable: Story = {
  parameters: createBlockStory({ prepare: (server) => server.fail("cart", { kind: "unreachable" }) }),
}
