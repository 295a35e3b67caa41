import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { Popup, type PopupProps } from "./Popup.tsx"
import "../storyTheme.css"

const words = {
  es: {
    open: "Abrir",
    title: "La carta del taller",
    text: "Una carta al mes: la tirada nueva, antes que nadie.",
    more: "Contar otra",
    count: "Cartas leídas",
  },
  en: {
    open: "Open",
    title: "The workshop’s letter",
    text: "One letter a month: the new run, before anybody else.",
    more: "Count another",
    count: "Letters read",
  },
}

/** A popup of an app, whose content has a state, and its opener. */
function StoryPopup(props: PopupProps) {
  const word = words[usePage().config.locale.startsWith("es") ? "es" : "en"]
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" className="ringside-button open-popup">
        {word.open}
      </button>
      <Popup openOn=".open-popup" title={word.title} {...props}>
        <p>{word.text}</p>
        <p>{`${word.count}: ${String(count)}`}</p>
        <button type="button" onClick={() => setCount(count + 1)}>
          {word.more}
        </button>
      </Popup>
    </>
  )
}

const meta: Meta<typeof StoryPopup> = { title: "popups/Popup in an app", component: StoryPopup }
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const open: Play = async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole("button", { name: /^(Abrir|Open)$/ })
  // The attribute is set when the popups are connected, whose code may still be loading.
  await waitFor(() => expect(opener).toHaveAttribute("aria-haspopup", "dialog"))
  await userEvent.click(opener)
  await canvas.findByRole("dialog")
}

export const Closed: Story = {}

export const Open: Story = {
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole("button", { name: /otra|another/ }))
    await canvas.findByText(/: 1$/)
  },
}

export const OpenByItsProp: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog")
  },
}

export const Small: Story = { args: { size: "small", location: "right bottom" }, play: open }

/** The popup's own values count on it, not on the page around it. */
export const InItsOwnColours: Story = {
  render: (props) => (
    <div className="story-colours">
      <style>
        {`.story-colours { --ringside-popup-ground: rgb(20, 40, 60); --ringside-popup-text: rgb(250, 240, 230);
          --ringside-popup-overlay: rgb(200, 210, 220); --ringside-popup-radius: 13px; }`}
      </style>
      <StoryPopup {...props} />
    </div>
  ),
  play: async (context) => {
    await open(context)
    const root = await context.canvas.findByRole("dialog")
    const box = root.querySelector(".ringside-popup-box")
    await expect(root).toHaveStyle({ backgroundColor: "rgb(200, 210, 220)" })
    await expect(box).toHaveStyle({
      backgroundColor: "rgb(20, 40, 60)",
      color: "rgb(250, 240, 230)",
      borderRadius: "13px",
    })
  },
}
