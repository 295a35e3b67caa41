import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stars } from "./Stars.tsx"

const meta: Meta<typeof Stars> = { title: "ui/Stars", component: Stars }
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { args: { value: 4 } }

export const Parts: Story = { args: { value: 4.6 } }

export const None: Story = { args: { value: 0 } }

export const Large: Story = {
  args: { value: 3.5 },
  render: (args) => (
    <span style={{ fontSize: 40 }}>
      <Stars {...args} />
    </span>
  ),
}
