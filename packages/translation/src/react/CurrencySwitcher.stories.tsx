import type { Meta, StoryObj } from "@storybook/react-vite"
import { CurrencySwitcher } from "./CurrencySwitcher.tsx"

const meta: Meta<typeof CurrencySwitcher> = {
  title: "translation/Currency switcher in an app",
  component: CurrencySwitcher,
  args: { children: "EUR · USD" },
}
export default meta

type Story = StoryObj<typeof meta>

export const OfTheConfig: Story = {
  parameters: { page: { config: { all: { currencySwitcher: { currencies: ["EUR", "USD", "JPY"] } } } } },
}

/** A config without currencies: the app's own words show. */
export const WithoutCurrencies: Story = {}
