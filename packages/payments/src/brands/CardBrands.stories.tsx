import { type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { cardBrands } from "../card/lateMarkup.ts"
import "./storyTheme.css"

/** The label of a card among the payment methods, as a server prints it, without React. */
function HostLabel() {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const title = page.config.locale.startsWith("es") ? "Tarjeta" : "Card"
    const html = `<form class="checkout"><ul class="payment_methods"><li class="wc_payment_method payment_method_woocommerce_payments"><input id="payment_method_woocommerce_payments" type="radio" name="payment_method" value="woocommerce_payments"> <label for="payment_method_woocommerce_payments">${title} <img src="/card-brands/assets/images/cards/jcb.svg" width="38" height="24" alt=""></label></li></ul></form>`
    place.current?.replaceChildren(page.html.parseFragment(html))
    startBehaviour(cardBrands, page)
  }, [page])
  return <div ref={place} />
}

const settings: Partial<Page> = {
  settings: {
    read: ({ name }) =>
      name === "wcpay_upe_config"
        ? { publishableKey: "pk_test_1", currency: "EUR", cartTotal: "4890", storeCountry: "FR" }
        : name === "wcpayAssets"
          ? { url: "/card-brands/dist/" }
          : null,
  },
}

const meta: Meta<typeof HostLabel> = {
  title: "payments/CardBrands",
  component: HostLabel,
  parameters: { page: { createServices: () => settings } },
}
export default meta

type Story = StoryObj<typeof meta>

export const Row: Story = {
  async play({ canvas }) {
    await canvas.findByRole("button", { name: /^\+ \d: / })
  },
}

/** The others, in a box above the row. */
export const Opened: Story = {
  async play({ canvas, userEvent }) {
    const more = await canvas.findByRole("button", { name: /^\+ \d: / })
    more.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("group")).toBeVisible())
    await expect(more).toHaveAttribute("aria-expanded", "true")
    await expect(canvas.getByRole("radio")).not.toBeChecked()
  },
}
