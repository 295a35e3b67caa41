import type { Meta, StoryObj } from "@storybook/react-vite"
import { Price } from "./Price.tsx"

const meta: Meta<typeof Price> = { title: "ui/Price", component: Price }
export default meta

type Story = StoryObj<typeof meta>

const eur = (amountMinor: number) => ({ amountMinor, currency: "EUR" })

export const Regular: Story = { args: { amount: eur(4400) } }

export const OnSale: Story = { args: { amount: eur(3900), regularAmount: eur(4400) } }

export const AsTheShopWritesIt: Story = {
  args: {
    amount: eur(123_400),
    format: { prefix: "€ ", suffix: "", decimalSeparator: ",", thousandSeparator: ".", minorUnit: 2 },
  },
}

export const WithoutDecimals: Story = { args: { amount: { amountMinor: 6800, currency: "JPY" } } }

export const Column: Story = {
  render: () => (
    <div style={{ display: "grid", justifyItems: "end", inlineSize: "fit-content" }}>
      {[110, 4400, 98_765, 1_234_567].map((amountMinor) => (
        <Price key={amountMinor} amount={eur(amountMinor)} />
      ))}
    </div>
  ),
}
