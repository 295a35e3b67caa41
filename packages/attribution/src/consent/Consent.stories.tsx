import { startBehaviour } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { usePage } from "@ringside/ui"
import { useEffect } from "react"
import { consentBannerBehaviour } from "./consentBanner.ts"
import "../styles.css"

interface HookProps {
  readonly position: "bottom" | "top" | "inline"
  readonly categories: string
  readonly policy: string
}

/** A hook with our behaviour connected, without the choices of earlier stories. */
function ConsentHook({ position, categories, policy }: HookProps) {
  const page = usePage()
  useEffect(() => {
    for (const category of ["preferences", "statistics-anonymous", "statistics", "marketing"])
      document.cookie = `wp_consent_${category}=; path=/; max-age=0`
    startBehaviour(consentBannerBehaviour, page)
  }, [page])
  return (
    <div>
      <p>
        <a href="#ringside-consent">Cookies</a>
      </p>
      <div
        data-ringside="consent"
        data-ringside-position={position}
        data-ringside-categories={categories}
        data-ringside-policy={policy}
      />
    </div>
  )
}

const meta: Meta<typeof ConsentHook> = {
  title: "attribution/Consent",
  component: ConsentHook,
  args: { position: "inline", categories: "statistics marketing", policy: "/privacy/" },
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name }))
  }

const choose: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(/^(Elegir|Choose)$/))
}

export const Asking: Story = {}

export const AtTheBottom: Story = { args: { position: "bottom" } }

export const AtTheTop: Story = { args: { position: "top" } }

export const EveryCategory: Story = {
  args: { categories: "preferences statistics-anonymous statistics marketing" },
  play: choose,
}

export const Answered: Story = { play: press(/^(Aceptar todo|Accept all)$/) }

export const OpenedAgain: Story = {
  play: async (context) => {
    await press(/^(Rechazar todo|Reject all)$/)(context)
    await context.userEvent.click(await context.canvas.findByRole("link", { name: "Cookies" }))
  },
}
