import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { loginAttributes } from "../options.ts"
import { Login } from "./Login.tsx"

const meta: Meta<typeof Login> = {
  title: "site/Login in an app",
  component: Login,
  args: { account: "#account", action: "#login" },
  parameters: { attributes: loginAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

export const Link: Story = {}

export const Button: Story = { args: { account: null } }

export const LoggedIn: Story = { args: { isLoggedIn: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("link", { name: /^(Acceder|Log in)$/ })
    await waitFor(() => expect(link).toHaveAttribute("aria-haspopup", "dialog"))
    await userEvent.click(link)
    await canvas.findByRole("dialog")
  },
}
