import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { createStoryShop } from "../miniCart/storyShop.ts"
import { miniCartAttributes } from "../options.ts"
import { MiniCart, type MiniCartProps } from "./MiniCart.tsx"

const meta: Meta<typeof MiniCart> = {
  title: "mini-cart/Mini-cart in an app",
  component: MiniCart,
  parameters: { attributes: miniCartAttributes, ...createStoryShop({ items: { 1: 2, 6: 1 } }) },
}
export default meta

type Story = StoryObj<typeof meta>

/** Opens the basket; fails if it does not open. */
const open =
  (role: "group" | "dialog"): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /cesta|basket/i }))
    await canvas.findByRole(role, { name: /^(Tu cesta|Your basket)$/ })
  }

export const Lines: Story = {}

export const Empty: Story = { parameters: createStoryShop() }

export const DropdownOpen: Story = { args: { layout: "dropdown" }, play: open("group") }

export const DrawerOpen: Story = { args: { layout: "drawer" }, play: open("dialog") }

export const DrawerWithOwnParts: Story = {
  args: {
    layout: "drawer",
    renderOpener: (props, { count }) => (
      <button {...props} className="ringside-button">
        {`× ${String(count ?? "…")}`}
      </button>
    ),
    renderLink: (props, { productId }) => <a {...props} href={`#/figures/${String(productId)}`} />,
    renderLine: ({ children, ...props }) => <li {...props}>{children}</li>,
  },
  play: open("dialog"),
}

/** The markup that a server prints in the story's language, and that shows until the app is hydrated. */
function ServerMiniCart(props: MiniCartProps) {
  const { locale, cart } = usePage().config
  return (
    <RingsideProvider key={locale} page={null} config={{ locale, cart }}>
      <MiniCart {...props} />
    </RingsideProvider>
  )
}

export const OnAServer: Story = { render: (props) => <ServerMiniCart {...props} /> }

export const DrawerOnAServer: Story = { ...OnAServer, args: { layout: "drawer" } }

/** Where the config names no language, a server prints the children. */
export const OnAServerWithoutLanguage: Story = {
  render: (props) => (
    <RingsideProvider page={null}>
      <MiniCart {...props}>
        <a href="#basket">Cesta · Basket</a>
      </MiniCart>
    </RingsideProvider>
  ),
}
