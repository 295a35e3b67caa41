import type { Meta, StoryObj } from "@storybook/react-vite"

/** The two button styles of base.css that widgets put on their own buttons and links. */
function Buttons({ isDisabled = false }) {
  return (
    <div style={{ display: "flex", gap: 16, flexWrap: "wrap" }}>
      <button className="ringside-button ringside-button-main" disabled={isDisabled}>
        Añadir a la cesta
      </button>
      <button className="ringside-button" disabled={isDisabled}>
        Ver cesta
      </button>
      <a className="ringside-button" href="/cesta/">
        Ver cesta
      </a>
    </div>
  )
}

const meta: Meta<typeof Buttons> = { title: "ui/Buttons", component: Buttons }
export default meta

type Story = StoryObj<typeof meta>

export const Enabled: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }
