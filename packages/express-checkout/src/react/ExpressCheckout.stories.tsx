import type { Page } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { createExpressSettings, createWalletShop } from "../shopForTests.ts"
import { installWallet, type WalletForTests } from "../walletForTests.ts"
import { ExpressCheckout, type ExpressCheckoutProps } from "./ExpressCheckout.tsx"

let wallet: WalletForTests | undefined

/** Wallet buttons, and the link that stands in their place. */
function StoryExpressCheckout(props: ExpressCheckoutProps) {
  const isSpanish = usePage().config.locale.startsWith("es")
  return (
    <ExpressCheckout {...props}>
      <a href="#checkout">{isSpanish ? "Ir a la caja" : "Checkout"}</a>
    </ExpressCheckout>
  )
}

function createStoryPage() {
  const createServices = (): Partial<Page> => {
    wallet?.remove()
    wallet = installWallet(window)
    const printed = createExpressSettings({ button: { height: "48" } })
    return {
      settings: {
        read: ({ name }: { readonly name: string }) => (name === "wcpayExpressCheckoutParams" ? printed : null),
      },
      http: createWalletShop().http,
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Google Pay" })
    wallet?.ready()
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
