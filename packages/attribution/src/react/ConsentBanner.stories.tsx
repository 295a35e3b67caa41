import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { ConsentBanner } from "./ConsentBanner.tsx"

/** A banner without the choices of earlier stories, and the link that opens it again. */
function StoryBanner(props: ComponentProps<typeof ConsentBanner>) {
  useState(() => {
    for (const category of ["preferences", "statistics-anonymous", "statistics", "marketing"])
      document.cookie = `wp_consent_${category}=; path=/; max-age=0`
  })
  return (
    <>
      <ConsentBanner {...props} />
      <p>
        <a href="#ringside-consent">Cookies</a>
      </p>
    </>
  )
}

const meta: Meta<typeof StoryBanner> = {
  title: "attribution/Consent banner in an app",
  component: StoryBanner,
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

export const Asking: Story = {}

export const AtTheBottom: Story = { args: { position: "bottom" } }

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^(Elegir|Choose)$/))
    await userEvent.click(await canvas.findByRole("checkbox", { name: /marketing/i }))
  },
}

export const Answered: Story = { play: press(/^(Aceptar todo|Accept all)$/) }

export const OpenedAgain: Story = {
  play: async (context) => {
    await press(/^(Rechazar todo|Reject all)$/)(context)
    await context.userEvent.click(await context.canvas.findByRole("link", { name: "Cookies" }))
    await context.canvas.findByRole("button", { name: /^(Aceptar todo|Accept all)$/ })
  },
}
