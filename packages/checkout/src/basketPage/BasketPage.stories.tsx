import { startBehaviour } from "@ringside/core"
import { type CartServer, pageWordsFor } from "@ringside/testing"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { createStoryShop, fetchStoryBasket } from "./storyShop.ts"
import { createBehaviours } from "./late.ts"
import "./storyTheme.css"

/** The host's basket page as the server prints it, with our behaviours connected. */
function HostBasket() {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
    void fetchStoryBasket(page).then((content) => {
      place.current?.replaceChildren(content)
      page.scan()
    })
  }, [page])
  return <div ref={place} className="story-shop" />
}

const meta: Meta<typeof HostBasket> = {
  title: "checkout/BasketPage",
  component: HostBasket,
  parameters: createStoryShop(),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Context = Parameters<Play>[0]

const remove: Play = async ({ canvas, userEvent }) => {
  const [link] = await canvas.findAllByRole("button", { name: /^(Quitar|Remove) .* (cesta|basket)$/ })
  if (link) await userEvent.click(link)
}

const changeQuantity = async ({ canvas, userEvent }: Context, quantity = "4") => {
  const [field] = await canvas.findAllByRole("spinbutton")
  if (!field) return
  await userEvent.clear(field)
  await userEvent.type(field, quantity)
}

const pressUpdate: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^(Actualizar cesta|Update basket)$/ }))
}

const update =
  (quantity: string): Play =>
  async (context) => {
    await changeQuantity(context, quantity)
    await pressUpdate(context)
  }

const applyCoupon =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^(Cupón|Coupon):$/), code)
    await userEvent.click(await canvas.findByRole("button", { name: /^(Aplicar cupón|Apply coupon)$/ }))
  }

const openCalculator: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^(Cambiar dirección|Change address)$/ }))
}

const calculate =
  (postcode: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context
    await openCalculator(context)
    const field = await canvas.findByLabelText(/^(Código postal|Postcode)$/)
    await userEvent.clear(field)
    await userEvent.type(field, postcode)
    await userEvent.click(await canvas.findByRole("button", { name: /^(Actualizar|Update)$/ }))
  }

export const Filled: Story = {}

export const QuantityChanged: Story = { play: (context) => changeQuantity(context) }

export const Waiting: Story = {
  parameters: createStoryShop({ prepare: (server) => server.fail("basket page", { kind: "never" }) }),
  play: update("4"),
}

export const Updated: Story = { play: update("4") }

let emptyingShop: CartServer | undefined

export const NotEnoughInStock: Story = {
  parameters: createStoryShop({ prepare: (server) => void (emptyingShop = server) }),
  play: async (context) => {
    await changeQuantity(context, "4")
    // Somebody else has bought the others since.
    emptyingShop?.setStock(1, 3)
    await pressUpdate(context)
  },
}

export const LineRemoved: Story = { play: remove }

export const SoldOneAtATime: Story = { parameters: createStoryShop({ items: { 1: 2, 3: 1 } }) }

export const CouponApplied: Story = { play: applyCoupon("ring10") }

export const CouponRefused: Story = { play: applyCoupon("expired") }

export const OtherRate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^(Recogida|Pick up)/ }))
  },
}

export const OneRate: Story = {
  parameters: createStoryShop({
    prepare(server) {
      server.choicesOf().calculate({ country: "FR", state: "", postcode: "75001", city: "" }, pageWordsFor("/en"))
    },
  }),
}

export const NoRates: Story = {
  parameters: createStoryShop({
    prepare(server) {
      server.choicesOf().calculate({ country: "GB", state: "", postcode: "SW1A 1AA", city: "" }, pageWordsFor("/en"))
    },
  }),
}

export const CouponUnderWay: Story = {
  parameters: createStoryShop({ prepare: (server) => server.fail("apply_coupon", { kind: "never" }) }),
  play: applyCoupon("ring10"),
}

export const CalculatorOpen: Story = { play: openCalculator }

export const CalculatorWithoutStates: Story = {
  async play(context) {
    await openCalculator(context)
    await context.userEvent.selectOptions(await context.canvas.findByLabelText(/^(País|Country)/), "FR")
  },
}

export const AddressRefused: Story = { play: calculate("28") }

export const ShopUnreachable: Story = {
  parameters: createStoryShop({ prepare: (server) => server.fail("basket page", { kind: "unreachable" }) }),
  play: update("4"),
}

export const Emptied: Story = { parameters: createStoryShop({ items: { 1: 1 } }), play: remove }

export const Empty: Story = { parameters: createStoryShop({ items: {} }) }
