import { startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { expect, waitFor } from "storybook/test"
import { loginAttributes } from "../../options.ts"
import { loginDialog } from "../loginDialog.ts"
import { DrawnLogin } from "./DrawnLogin.tsx"
import type { DrawnLoginOptions } from "./readLogin.ts"
import "../../hooks.css"

/** The platform's login, in a hook, where the login's code opens its dialog. */
function StoryLogin(options: DrawnLoginOptions) {
  const page = usePage()
  useEffect(() => {
    startBehaviour(loginDialog, page)
    // As a page does: link and dialog come later.
    page.watch()
  }, [page])
  return (
    <div data-ringside="login">
      <DrawnLogin options={options} host={page.document.body} />
    </div>
  )
}

const meta: Meta<typeof StoryLogin> = {
  title: "site/Drawn login",
  component: StoryLogin,
  args: { label: "", accountUrl: "#account", loginUrl: "#login", returnUrl: "" },
  parameters: { attributes: loginAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

export const Link: Story = {}

export const Button: Story = { args: { accountUrl: null } }

export const LoggedIn: Story = { args: { loginUrl: null } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("link", { name: /^(Acceder|Log in)$/ })
    await waitFor(() => expect(link).toHaveAttribute("aria-haspopup", "dialog"))
    await userEvent.click(link)
    await canvas.findByRole("dialog")
  },
}
