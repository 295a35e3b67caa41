import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { basketAttributes } from "../block/basket/options.ts"
import { createBlockStory } from "../block/storyShop.ts"
import { Basket, type BasketProps } from "./Basket.tsx"

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
    renderCheckoutLink: (props) => <a {...props} href="#/checkout" />,
  },
}

export const Empty: Story = { parameters: createBlockStory({ items: {} }) }

export const Unreachable: Story = {
  parameters: createBlockStory({ prepare: (server) => server.fail("cart", { kind: "unreachable" }) }),
}

/** The markup that a server prints in the story's language, and that shows until the app is hydrated. */
function ServerBasket(props: BasketProps) {
  const { locale } = usePage().config
  return (
    <RingsideProvider key={locale} page={null} config={{ locale }}>
      <Basket {...props} />
    </RingsideProvider>
  )
}

export const OnAServer: Story = { render: (props) => <ServerBasket {...props} /> }
