import type { Meta, StoryObj } from "@storybook/react-vite"
import { tabsAttributes } from "../options.ts"
import { createStoryShop } from "../tabs/drawn/storyShop.ts"
import { Tabs } from "./Tabs.tsx"

const meta: Meta<typeof Tabs> = {
  title: "tabs-reviews/Tabs in an app",
  component: Tabs,
  args: { product: 11 },
  parameters: { attributes: tabsAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

export const Description: Story = {}

export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /^(Detalles|Details)$/ }))
    await canvas.findByText("Resina")
  },
}

export const OwnTabs: Story = {
  args: {
    panels: "description attributes",
    renderTab: ({ children, ...props }, { panel }) => (
      <a {...props} className={`story-${panel}`}>
        {children}
        {" ·"}
      </a>
    ),
  },
}

export const Unreachable: Story = {
  parameters: createStoryShop({}, (server) => server.fail("*", { kind: "unreachable" }, 99)),
}
