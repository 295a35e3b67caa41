import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { usePage } from "../root/PageProvider.tsx"
import { Dialog, type DialogProps } from "./Dialog.tsx"

const isSpanish = (locale: string) => locale.startsWith("es")

/** A dialog that is open at first; a button on the page opens it again. */
function OpenDialog(props: Partial<DialogProps>) {
  const { locale } = usePage().config
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button className="ringside-button" onClick={() => setOpen(true)}>
        {isSpanish(locale) ? "Abrir" : "Open"}
      </button>
      <Dialog
        title={isSpanish(locale) ? "Vaciar la cesta" : "Empty the basket"}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <p>{isSpanish(locale) ? "Se quitarán tres figuras." : "Three figures will go."}</p>}
      </Dialog>
    </>
  )
}

const meta: Meta<typeof OpenDialog> = { title: "ui/Dialog", component: OpenDialog }
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const WithFooter: Story = {
  render: function WithFooter() {
    const { locale } = usePage().config
    return (
      <OpenDialog
        footer={
          <button className="ringside-button ringside-button-main">{isSpanish(locale) ? "Vaciar" : "Empty it"}</button>
        }
      />
    )
  },
}

export const LongerThanTheWindow: Story = {
  render: function LongerThanTheWindow() {
    const { locale } = usePage().config
    const lines = Array.from({ length: 60 }, (_, index) => index + 1)
    return (
      <OpenDialog>
        {lines.map((line) => (
          <p key={line}>{isSpanish(locale) ? `Asalto ${line}` : `Round ${line}`}</p>
        ))}
      </OpenDialog>
    )
  },
}
