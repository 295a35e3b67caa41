import { startBehaviour } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { usePage } from "@ringside/ui"
import { useEffect } from "react"
import { createStoryShop, formatStoryForm, type StoryForm } from "./storyVariations.ts"
import { swatchesBehaviour, variationsBehaviour } from "./index.ts"

/** The host's form as the server prints it, with our behaviour connected. */
function HostForm(form: Omit<StoryForm, "locale">) {
  const page = usePage()
  const html = formatStoryForm({ ...form, locale: page.config.locale })
  useEffect(() => {
    for (const behaviour of [variationsBehaviour, swatchesBehaviour]) startBehaviour(behaviour, page)
  }, [page])
  return <div className="product" dangerouslySetInnerHTML={{ __html: html }} />
}

const shop = (answer: Parameters<typeof createStoryShop>[0]) => ({
  page: { createServices: () => ({ http: createStoryShop(answer) }) },
})

const meta: Meta<typeof HostForm> = {
  title: "add-to-cart/Variations",
  component: HostForm,
  args: { asksShop: false, swatches: "off" },
  parameters: shop("right"),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const choose =
  (edition: string, colour: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Edición|Edition)$/), edition)
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Color|Colour)$/), colour)
  }

const chooseSwatches =
  (...names: readonly RegExp[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole("radio", { name }))
  }

const pressAdd: Play = async ({ canvas, userEvent }) => {
  const { alert } = window
  // The alert would block the test: nobody closes it.
  window.alert = () => undefined
  await userEvent.click(await canvas.findByRole("button", { name: /(Añadir|Add) .*(cesta|basket)/ }))
  window.alert = alert
}

export const NothingChosen: Story = {}

export const Chosen: Story = { play: choose("gala", "red") }

export const OutOfStock: Story = { play: choose("proof", "bronze") }

export const ChoiceMissing: Story = {
  play: async (context) => {
    await context.userEvent.selectOptions(await context.canvas.findByLabelText(/^(Edición|Edition)$/), "plain")
    await pressAdd(context)
  },
}

export const AskingTheShop: Story = {
  args: { asksShop: true },
  parameters: shop("never"),
  play: choose("plain", "blue"),
}

export const ShopUnreachable: Story = {
  args: { asksShop: true },
  parameters: shop("broken"),
  play: choose("plain", "blue"),
}

export const Swatches: Story = { args: { swatches: "text" } }

export const SwatchesWithColours: Story = {
  args: { swatches: "colours" },
  play: chooseSwatches(/^(De gala|Gala)/, /^(Azul|Corner blue)/),
}

export const SwatchesWithPictures: Story = {
  args: { swatches: "pictures" },
  play: chooseSwatches(/^(Bronce|Bronze)/),
}
