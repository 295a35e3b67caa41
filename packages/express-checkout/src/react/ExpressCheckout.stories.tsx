import type { Page } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { createExpressSettings, createWalletShop, type WalletShop } from "../shopForTests.ts"
import { installWallet, type WalletForTests } from "../walletForTests.ts"
import { ExpressCheckout, type ExpressCheckoutProps } from "./ExpressCheckout.tsx"

let wallet: WalletForTests | undefined
let shop: WalletShop | undefined

/** Wallet buttons, and the link that stands in their place. */
function StoryExpressCheckout(props: ExpressCheckoutProps) {
  const isSpanish = usePage().config.locale.startsWith("es")
  return (
    <ExpressCheckout {...props}>
      <a href="#checkout">{isSpanish ? "Ir a la caja" : "Checkout"}</a>
    </ExpressCheckout>
  )
}

function createStoryPage(settings: Readonly<Record<string, unknown>> = {}) {
  const createServices = (): Partial<Page> => {
    wallet?.remove()
    wallet = installWallet(window)
    shop = createWalletShop()
    const printed = createExpressSettings({ button: { height: "48" }, ...settings })
    return {
      settings: {
        read: ({ name }: { readonly name: string }) => (name === "wcpayExpressCheckoutParams" ? printed : null),
      },
      http: shop.http,
      navigation: { go: () => true, reload: () => undefined },
    }
  }
  return { page: { createServices, config: { all: { payments: { script: false } } } } }
}

const meta: Meta<typeof StoryExpressCheckout> = {
  title: "express-checkout/Express checkout in an app",
  component: StoryExpressCheckout,
  parameters: createStoryPage(),
}
export default meta

type Story = StoryObj<typeof meta>

type Play = NonNullable<Story["play"]>

const showButtons: Play = async ({ canvas }) => {
  await canvas.findByRole("button", { name: "Google Pay" })
  wallet?.ready()
}

/** The provider hasn't answered yet: the frame has its final height. */
export const Loading: Story = {
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Google Pay" })
  },
}

export const Ready: Story = { play: showButtons }

/** The basket has changed and its new total is loading: a click is refused and announced. */
export const Disabled: Story = {
  async play(context) {
    await showButtons(context)
    shop?.server.fail("cart", { kind: "never" })
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
    await waitFor(() => expect(context.canvas.getByRole("group")).toHaveClass("ringside-blocked"))
  },
}

/** The device has no wallet: the children of the component show. */
export const WithoutWallet: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Google Pay" })
    if (wallet) wallet.available = null
    wallet?.ready()
    await canvas.findByRole("link", { name: /^(Ir a la caja|Checkout)$/ })
  },
}
