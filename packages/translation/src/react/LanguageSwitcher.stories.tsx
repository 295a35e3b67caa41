import type { Meta, StoryObj } from "@storybook/react-vite"
import { languageSwitcherAttributes } from "../options.ts"
import { LanguageSwitcher, type LanguageSwitcherProps } from "./LanguageSwitcher.tsx"

const links = [
  { language: "es", name: "Español", url: "#es" },
  { language: "en", name: "English", url: "#en" },
  { language: "ar", name: "العربية", url: "#ar" },
]

/** A switcher with room for its list. */
function StorySwitcher(props: LanguageSwitcherProps) {
  return (
    <div style={{ minBlockSize: 240 }}>
      <LanguageSwitcher {...props} />
    </div>
  )
}

const meta: Meta<typeof StorySwitcher> = {
  title: "translation/Language switcher in an app",
  component: StorySwitcher,
  args: { links },
  parameters: { attributes: languageSwitcherAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"))
    await canvas.findByRole("link", { name: "العربية" })
  },
}

export const InlineWithOwnLinks: Story = {
  args: {
    layout: "inline",
    renderLink: (props, { language }) => <a {...props} href={`#/${language}`} />,
  },
}

/** The app's links are still to come: its own words show. */
export const StillLoading: Story = { args: { links: [], children: "Español · English" } }
