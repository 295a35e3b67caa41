import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { DrawnCurrencySwitcher } from "./DrawnCurrencySwitcher.tsx"

interface StorySwitcherProps {
  readonly current: string
  readonly codes: readonly string[]
}

function StorySwitcher(choice: StorySwitcherProps) {
  return <DrawnCurrencySwitcher options={{ ...choice, given: "" }} host={usePage().document.body} />
}

const meta: Meta<typeof StorySwitcher> = {
  title: "translation/Drawn currency switcher",
  component: StorySwitcher,
  args: { current: "EUR", codes: ["EUR", "USD", "JPY"] },
}
export default meta

type Story = StoryObj<typeof meta>

export const TheFirst: Story = {}

export const Another: Story = { args: { current: "JPY" } }

/** Names that are longer than a phone is wide. */
export const LongNames: Story = { args: { current: "BAM", codes: ["BAM", "EUR"] } }
