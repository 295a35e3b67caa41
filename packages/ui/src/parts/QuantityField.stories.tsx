import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { usePage } from "../root/PageProvider.tsx"
import { QuantityField } from "./QuantityField.tsx"

/** A quantity field that stores the committed quantity. */
function Field({ quantity: first = 2, min = 1, max = 9 as number | null, step = 1, isDisabled = false }) {
  const [quantity, setQuantity] = useState(first)
  const isSpanish = usePage().config.locale.startsWith("es")
  return (
    <QuantityField
      label={isSpanish ? "Cantidad de Lince" : "Quantity of Lince"}
      quantity={quantity}
      limits={{ min, max, step }}
      onCommit={setQuantity}
      isDisabled={isDisabled}
    />
  )
}

const meta: Meta<typeof Field> = { title: "ui/QuantityField", component: Field }
export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = {}

export const AtTheMinimum: Story = { args: { quantity: 1 } }

export const AtTheMaximum: Story = { args: { quantity: 9 } }

export const WithoutMaximum: Story = { args: { quantity: 1234, max: null } }

export const ByHalves: Story = { args: { quantity: 1.5, step: 0.5, min: 0.5 } }

export const Disabled: Story = { args: { isDisabled: true } }
