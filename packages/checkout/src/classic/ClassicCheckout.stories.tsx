import { type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { type CheckoutShop, createCheckoutShop, fillForm } from "./checkoutForTests.ts"
import { createBehaviours as createFieldBehaviours } from "../fields/late.ts"
import { createBehaviours } from "./late.ts"
import "./storyTheme.css"

let shop: CheckoutShop | undefined

/** The host's checkout page as the server prints it, with our behaviours connected. */
function HostCheckout() {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const html = shop?.formatPage(page.config.locale.startsWith("en") ? "en" : "es") ?? ""
    // Insert the markup without React, as the server does.
    place.current?.replaceChildren(page.html.parseFragment(html))
    for (const behaviour of [...createBehaviours(), ...createFieldBehaviours()]) startBehaviour(behaviour, page)
  }, [page])
  return <div ref={place} className="story-checkout" />
}

/** Creates a shop for one story; `spoil` prepares its failures. */
function createStoryShop(spoil: (shop: CheckoutShop) => void = () => undefined) {
  const createServices = (): Partial<Page> => {
    shop = createCheckoutShop()
    spoil(shop)
    const { http, settings } = shop
    return { http, settings, navigation: { go: () => true, reload: () => undefined } }
  }
  return { page: { createServices } }
}

const meta: Meta<typeof HostCheckout> = {
  title: "checkout/ClassicCheckout",
  component: HostCheckout,
  parameters: createStoryShop(),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const placeOrder: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^(Realizar el pedido|Place order)$/ }))
}

const choose =
  (name: RegExp, country: string): Play =>
  async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByLabelText(name)
    if (field) await userEvent.selectOptions(field, country)
  }

const fillAndOrder: Play = async (context) => {
  await context.canvas.findByRole("button", { name: /^(Realizar el pedido|Place order)$/ })
  fillForm(context.canvasElement)
  await placeOrder(context)
}

const formatNotice = (text: string) => `<div class="woocommerce-error" role="alert">${text}</div>`

const country = /^(País|Country)/

export const Empty: Story = {}

export const FieldsMissing: Story = { play: placeOrder }

export const UnitedStates: Story = { play: choose(country, "US") }

export const WithoutStates: Story = { play: choose(country, "FR") }

export const OtherAddressAndAccount: Story = {
  async play({ canvas, userEvent }) {
    for (const name of [/^(¿Crear una cuenta|Create an account)/, /^(¿Enviar a|Ship to)/]) {
      await userEvent.click(await canvas.findByRole("checkbox", { name }))
    }
  },
}

export const CashOnDelivery: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("radio", { name: /^(Contra reembolso|Cash on delivery)$/ }))
  },
}

const openCoupon: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /(código|code)$/ }))
}

const applyCoupon =
  (code: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context
    await openCoupon(context)
    await userEvent.type(await canvas.findByLabelText(/^(Código de cupón|Coupon code)$/), code)
    await userEvent.click(canvas.getByRole("button", { name: /^(Aplicar cupón|Apply coupon)$/ }))
  }

export const CouponOpen: Story = { play: openCoupon }

export const CouponRefused: Story = { play: applyCoupon("nothing") }

export const CouponApplied: Story = { play: applyCoupon("knockout") }

export const CouponUnderWay: Story = {
  parameters: createStoryShop(({ checkout }) => checkout.fail("apply_coupon", { kind: "never" })),
  play: applyCoupon("knockout"),
}

export const LoginOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /(acceder|log in)$/ }))
  },
}

export const PasswordShown: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^(¿Crear una cuenta|Create an account)/ }))
    await userEvent.type(await canvas.findByLabelText(/^(Contraseña de la cuenta|Create account password)/), "uppercut")
    const [button] = (await canvas.findAllByRole("button", { name: /^(Mostrar contraseña|Show password)$/ })).slice(-1)
    if (button) await userEvent.click(button)
  },
}

export const TermsOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("link", { name: /^(términos|terms)/ }))
  },
}

export const OtherRate: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("radio", { name: /^(Recoger|Recogida|Collect)/ }))
  },
}

export const ReviewUnderWay: Story = {
  parameters: createStoryShop(({ checkout }) => checkout.fail("update_order_review", { kind: "never" })),
}

export const ReviewRefused: Story = {
  parameters: createStoryShop(({ checkout }) => {
    const body = { result: "failure", messages: formatNotice("Nothing is sent to this address."), fragments: {} }
    checkout.fail("update_order_review", { kind: "body", body: JSON.stringify(body) })
  }),
}

/** The payment part of a shop that has no way to pay for this destination. */
const noWayToPay = `<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods"><li class="woocommerce-notice woocommerce-notice--info woocommerce-info">Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.</li></ul>
  <div class="form-row place-order"><button type="submit" class="button alt" id="place_order">Place order</button></div></div>`

export const NoWayToPay: Story = {
  parameters: createStoryShop(({ checkout }) => {
    const body = { result: "success", fragments: { ".woocommerce-checkout-payment": noWayToPay } }
    checkout.fail("update_order_review", { kind: "body", body: JSON.stringify(body) })
  }),
}

export const SessionEnded: Story = {
  parameters: createStoryShop(({ checkout }) => {
    const notice = formatNotice('Sorry, your session has expired. <a href="/shop/">Return to shop</a>')
    const body = { fragments: { "form.woocommerce-checkout": notice } }
    checkout.fail("update_order_review", { kind: "body", body: JSON.stringify(body) })
  }),
}

/** The shop refuses a field for a reason that only it can check. */
export const FieldRefusedByShop: Story = {
  parameters: createStoryShop(({ checkout }) => {
    const item = '<li data-id="billing_email">An account is already registered with this address.</li>'
    const messages = `<ul class="woocommerce-error" role="alert">${item}</ul>`
    checkout.fail("checkout", { kind: "body", body: JSON.stringify({ result: "failure", messages }) })
  }),
  play: fillAndOrder,
}

export const OrderUnderWay: Story = {
  parameters: createStoryShop(({ checkout }) => checkout.fail("checkout", { kind: "never" })),
  play: fillAndOrder,
}

export const OrderFailed: Story = {
  parameters: createStoryShop(({ checkout }) => checkout.fail("checkout", { kind: "html" })),
  play: fillAndOrder,
}

export const ReviewUnreachable: Story = {
  parameters: createStoryShop(({ checkout }) => checkout.fail("update_order_review", { kind: "unreachable" })),
}
