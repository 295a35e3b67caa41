import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Price } from "../parts/Price.tsx"
import { QuantityField } from "../parts/QuantityField.tsx"
import { usePage } from "../root/PageProvider.tsx"
import { Drawer } from "./Drawer.tsx"

const texts = {
  es: { open: "Ver la cesta", title: "Tu cesta", quantity: "Cantidad de Lince", pay: "Ir a la caja" },
  en: { open: "View the basket", title: "Your basket", quantity: "Quantity of Lince", pay: "Go to checkout" },
}

/** A drawer with basket lines and a checkout link; a button on the page opens it. */
function BasketDrawer({ startsOpen = true, edge = "end" as "start" | "end", lines = 1 }) {
  const text = texts[usePage().config.locale.startsWith("es") ? "es" : "en"]
  const [isOpen, setOpen] = useState(startsOpen)
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <button className="ringside-button" onClick={() => setOpen(true)}>
        {text.open}
      </button>
      <Drawer
        isOpen={isOpen}
        edge={edge}
        title={text.title}
        onClose={() => setOpen(false)}
        footer={
          <a className="ringside-button ringside-button-main" href="/checkout/" style={{ inlineSize: "100%" }}>
            {text.pay}
          </a>
        }
      >
        {Array.from({ length: lines }, (_, line) => (
          <p key={line} style={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 16 }}>
            Lince
            <Price amount={{ amountMinor: 4400 * quantity, currency: "EUR" }} />
            <QuantityField
              label={lines > 1 ? `${text.quantity} ${line + 1}` : text.quantity}
              quantity={quantity}
              limits={{ min: 1, max: 9, step: 1 }}
              onCommit={setQuantity}
            />
          </p>
        ))}
      </Drawer>
    </>
  )
}

const meta: Meta<typeof BasketDrawer> = {
  title: "ui/Drawer",
  component: BasketDrawer,
  argTypes: { edge: { control: "inline-radio", options: ["start", "end"] } },
}
export default meta

type Story = StoryObj<typeof meta>

export const AtTheEnd: Story = { args: { edge: "end" } }

export const AtTheStart: Story = { args: { edge: "start" } }

export const Closed: Story = { args: { startsOpen: false } }

export const ManyLines: Story = { args: { lines: 20 } }
