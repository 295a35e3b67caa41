import { startBehaviour } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import { useEffect } from "react"
import { tabsBehaviour } from "./tabs.ts"
import { tabsAttributes } from "../options.ts"
import { beforeLoad } from "../beforeLoad.ts"
import "../styles.css"

const texts = {
  es: {
    tabs: ["Historia", "Medidas", "Envío"],
    story:
      "El primer molde se hizo en barro una tarde de lluvia, con la radio puesta y el combate en el segundo asalto.",
    size: "Mide 14 cm con la peana, y pesa 310 g.",
    shipping: "Sale del taller en dos días, en una caja que aguanta un gancho.",
    sizes: "Cómo medimos",
  },
  en: {
    tabs: ["Story", "Size", "Shipping"],
    story: "The first mould was made of clay one rainy afternoon, with the radio on and the fight in its second round.",
    size: "It stands 14 cm tall with its plinth, and weighs 310 g.",
    shipping: "It leaves the workshop within two days, in a box that can take a hook.",
    sizes: "How we measure",
  },
}

interface StoryTabsProps extends OptionsOf<typeof tabsAttributes> {
  /** Width of the hook, in CSS pixels. */
  readonly width?: number
  /** The number of additional tabs. */
  readonly more?: number
}

/** A list of links and their target panels, as a page's author writes them. */
function StoryTabs({ orientation, accordion, width, more = 0 }: StoryTabsProps) {
  const page = usePage()
  useEffect(() => {
    beforeLoad.start(page)
    startBehaviour(tabsBehaviour, page)
  }, [page])
  const text = texts[page.config.locale.startsWith("es") ? "es" : "en"]
  const names = [...text.tabs, ...Array.from({ length: more }, (_, index) => `${text.tabs[0]} ${String(index + 2)}`)]
  const panels = [
    <p key="story">{text.story}</p>,
    <p key="size">
      {text.size} <a href="#measures">{text.sizes}</a>
    </p>,
    <p key="shipping">{text.shipping}</p>,
  ]
  return (
    <div
      data-ringside="tabs"
      data-ringside-orientation={orientation}
      {...(accordion === null ? {} : { "data-ringside-accordion": accordion })}
      style={{ maxInlineSize: width ?? 640 }}
    >
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <a href={`#panel-${String(index)}`}>{name}</a>
          </li>
        ))}
      </ul>
      {names.map((name, index) => (
        <div key={name} id={`panel-${String(index)}`}>
          {panels[index % panels.length]}
        </div>
      ))}
    </div>
  )
}

const meta: Meta<typeof StoryTabs> = {
  title: "tabs-reviews/Tabs",
  component: StoryTabs,
  parameters: { attributes: tabsAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

const openSecond: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("tab", { name: /^(Medidas|Size)$/ }))
}

export const Horizontal: Story = {}

export const SecondOpen: Story = { play: openSecond }

export const Many: Story = { args: { more: 9, width: 360 } }

export const Vertical: Story = { args: { orientation: "vertical" } }

export const Accordion: Story = { args: { accordion: 480, width: 320 } }

export const AccordionClosed: Story = {
  args: { accordion: 480, width: 320 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Historia|Story)$/ }))
  },
}

export const WideAccordion: Story = { args: { accordion: 480 } }
