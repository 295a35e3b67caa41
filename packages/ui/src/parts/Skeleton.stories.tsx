import type { Meta, StoryObj } from "@storybook/react-vite"
import { Price } from "./Price.tsx"
import { Skeleton } from "./Skeleton.tsx"

const meta: Meta<typeof Skeleton> = { title: "ui/Skeleton", component: Skeleton }
export default meta

type Story = StoryObj<typeof meta>

export const OfText: Story = {
  render: () => (
    <p>
      <Skeleton>Lince, pintada a mano</Skeleton>
    </p>
  ),
}

export const OfAPrice: Story = {
  render: () => (
    <Skeleton>
      <Price amount={{ amountMinor: 4400, currency: "EUR" }} />
    </Skeleton>
  ),
}

export const OfAPicture: Story = {
  render: () => (
    <Skeleton>
      <span style={{ display: "block", inlineSize: 96, aspectRatio: "3 / 4" }} />
    </Skeleton>
  ),
}
