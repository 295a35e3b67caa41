import { type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { createBehaviours } from "./late.ts"
import {
  cardFormHtml,
  createCardSettings,
  installProvider,
  type ProviderForTests,
} from "./provider/providerForTests.ts"

let provider: ProviderForTests | undefined

/** The payment box of the order-pay page as a server prints it, without React. */
function HostPayment({ isQuick = false }: { readonly isQuick?: boolean }) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [card, pay] = page.config.locale.startsWith("es") ? ["Tarjeta", "Pagar el pedido"] : ["Card", "Pay for order"]
    const html = cardFormHtml.replaceAll("Card<", `${card}<`).replace("Pay<", `${pay}<`)
    place.current?.replaceChildren(page.html.parseFragment(html))
    const { clock } = page
    // Shorten the ten-second wait in stories that show the state after it.
    const after: typeof clock.after = (delayMs, run) => clock.after(Math.min(delayMs, 50), run)
    const own: Page = isQuick ? { ...page, clock: { ...clock, after } } : page
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, own)
  }, [page, isQuick])
  return <div ref={place} />
}

function createStoryPage(hasProvider: boolean) {
  const createServices = (): Partial<Page> => {
    provider?.remove()
    provider = hasProvider ? installProvider(window) : undefined
    return {
      settings: createCardSettings(),
      navigation: { go: () => true, reload: () => undefined },
      http: () => Promise.resolve({ kind: "unreachable", reason: "network" }),
    }
  }
  return { page: { createServices, config: { all: { payments: { script: false } } } } }
}

const meta: Meta<typeof HostPayment> = {
  title: "payments/CardForm",
  component: HostPayment,
  parameters: createStoryPage(true),
}
export default meta

type Story = StoryObj<typeof meta>

export const Mounted: Story = {
  async play({ canvas }) {
    await canvas.findByText("4242")
  },
}

export const LoadError: Story = {
  async play({ canvas }) {
    await canvas.findByText("4242")
    provider?.failToLoad("The card form could not be loaded.")
    await canvas.findByRole("alert")
  },
}

/** The provider's script is blocked: after ten seconds an alert says so, and the page keeps waiting. */
export const BlockedScript: Story = {
  args: { isQuick: true },
  parameters: createStoryPage(false),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible())
  },
}

/** The shopper places the order before a card can be entered. */
export const WithoutCard: Story = {
  args: { isQuick: true },
  parameters: createStoryPage(false),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Pagar|Pay)/ }))
    await canvas.findAllByRole("alert")
  },
}
