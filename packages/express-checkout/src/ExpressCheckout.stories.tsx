import { type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { createBehaviours } from "./behaviour.ts"
import { createExpressSettings, createWalletShop, expressCss, expressHtml, type WalletShop } from "./shopForTests.ts"
import "./styles.css"
import { addressForTests, installWallet, type WalletForTests } from "./walletForTests.ts"

let wallet: WalletForTests | undefined
let shop: WalletShop | undefined

interface HostWalletsProps {
  /** The classes of a product's button, for a product page; without them, it's a basket page. */
  readonly addButton?: string
}

/** The wrapper of the wallet buttons below a basket page's totals, or a product's form, as a server prints it, without React. */
function HostWallets({ addButton }: HostWalletsProps) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isSpanish = page.config.locale.startsWith("es")
    const [total, go, or, add] = isSpanish
      ? ["Total", "Ir a la caja", "— O —", "Añadir a la cesta"]
      : ["Total", "Checkout", "— OR —", "Add to basket"]
    const basket = `<p>${total}: €12.90</p><p><a href="#checkout">${go}</a></p>`
    const product = `<form class="cart"><button type="button" class="single_add_to_cart_button button ${addButton ?? ""}" value="11" aria-disabled="true">${add}</button></form>`
    const html = `<div class="woocommerce-notices-wrapper"></div>${addButton === undefined ? basket : product}${expressHtml.replace("— OR —", or)}`
    place.current?.replaceChildren(page.html.parseFragment(html))
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  }, [page, addButton])
  return (
    <>
      <style>{expressCss}</style>
      <div ref={place} />
    </>
  )
}

function createStoryPage(settings: Readonly<Record<string, unknown>> = {}) {
  const createServices = (): Partial<Page> => {
    wallet?.remove()
    wallet = installWallet(window)
    shop = createWalletShop()
    const printed = createExpressSettings(settings)
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

const meta: Meta<typeof HostWallets> = {
  title: "express-checkout/Wallet buttons",
  component: HostWallets,
  parameters: createStoryPage(),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const showButtons: Play = async ({ canvas }) => {
  const button = await canvas.findByRole("button", { name: "Google Pay" })
  wallet?.ready()
  await canvas.findByText(/^— (O|OR) —$/)
  // Of the place that the plugin's stylesheet makes transparent.
  await expect(button.closest("#wcpay-express-checkout-element")).toHaveStyle({ opacity: "1" })
}

/** The provider hasn't reported its wallets yet: the buttons and the separator have their room, and the separator is invisible. */
export const Loading: Story = {
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Google Pay" })
    await expect(canvas.getByText(/^— (O|OR) —$/)).toHaveStyle({ visibility: "hidden" })
  },
}

export const Ready: Story = { play: showButtons }

/** The price that a product page prints: its buttons need no request. */
const product = {
  needs_shipping: true,
  product_type: "variable",
  currency: "eur",
  total: { label: "Total", amount: 1290, pending: true },
  displayItems: [{ label: "Southpaw", amount: 1290, pending: true }],
}

const showDisabled: Play = async ({ canvas }) => {
  await canvas.findByRole("button", { name: "Google Pay" })
  wallet?.ready()
  await waitFor(() => expect(canvas.getByRole("group")).toHaveAttribute("aria-disabled", "true"))
  await canvas.findByText(/^— (O|OR) —$/)
}

/** An option of the product isn't chosen yet: a click says so. */
export const Disabled: Story = {
  args: { addButton: "disabled wc-variation-selection-needed" },
  parameters: createStoryPage({ button_context: "product", product }),
  play: showDisabled,
}

/** The chosen variation isn't sold: a click says so. */
export const UnavailableProduct: Story = {
  args: { addButton: "disabled wc-variation-is-unavailable" },
  parameters: createStoryPage({ button_context: "product", product }),
  play: showDisabled,
}

/** The device has no wallet: the buttons' space collapses. */
export const WithoutWallet: Story = {
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Google Pay" })
    if (wallet) wallet.available = null
    wallet?.ready()
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Google Pay" })).toBeNull())
  },
}

/** The basket has changed and its new total is loading: a click is refused and announced. */
export const Updating: Story = {
  async play(context) {
    await showButtons(context)
    shop?.server.fail("cart", { kind: "never" })
    document.body.dispatchEvent(new CustomEvent("updated_cart_totals", { bubbles: true }))
    const group = context.canvas.getByRole("group")
    await waitFor(() => expect(group).toHaveClass("ringside-blocked"))
  },
}

/** The wallet's own sheet is above the overlay of the page. */
export const SheetOpen: Story = {
  async play(context) {
    await showButtons(context)
    wallet?.click()
    await waitFor(() => expect(document.querySelector(".ringside-express-page")).not.toBeNull())
  },
}

/** The shop refuses the order: the reason is the first notice. */
export const Declined: Story = {
  async play(context) {
    await showButtons(context)
    if (shop) shop.order = { status: 400, body: { message: "Your card was declined." } }
    wallet?.click()
    await wallet?.changeAddress(addressForTests)
    wallet?.confirm()
    await context.canvas.findByRole("alert")
    // The total with shipping has new buttons, which the provider draws.
    await waitFor(async () => {
      wallet?.ready()
      await expect(context.canvas.getByText(/^— (O|OR) —$/)).toBeVisible()
    })
  },
}

/** The basket cannot be fetched: the buttons are hidden until it can. */
export const ShopFails: Story = {
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Google Pay" })
    shop?.server.fail("cart", { kind: "status", status: 500 })
    document.body.dispatchEvent(new CustomEvent("updated_cart_totals", { bubbles: true }))
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Google Pay" })).toBeNull())
  },
}
