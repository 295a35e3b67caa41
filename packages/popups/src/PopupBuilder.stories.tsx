import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { PopupBuilder } from "./PopupBuilder.tsx"

const meta: Meta<typeof PopupBuilder> = { title: "popups/Builder", component: PopupBuilder }
export default meta

type Story = StoryObj<typeof meta>

export const Builder: Story = {}

export const BuiltAndOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("size"), "small")
    await userEvent.selectOptions(canvas.getByLabelText("animation"), "none")
    const opener = canvas.getByRole("button", { name: /Abrir la ventana|Open the popup/ })
    await waitFor(() => expect(opener).toHaveAttribute("aria-haspopup", "dialog"))
    await userEvent.click(opener)
    await canvas.findByRole("dialog")
  },
}
