import { startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { languageSwitcherAttributes } from "../../options.ts"
import { hookSwitcher } from "../hookSwitcher.ts"
import { LanguageList } from "./DrawnSwitcher.tsx"
import "../../styles.css"

const links = [
  { tag: "es", name: "Español", url: "#es" },
  { tag: "en", name: "English", url: "#en" },
  { tag: "pt-BR", name: "Português (Brasil)", url: "#pt" },
  { tag: "ar", name: "العربية", url: "#ar" },
]

/** The shop's languages with the options from the controls, in a hook, where the switcher's code enhances them. */
function StorySwitcher({ layout, open }: OptionsOf<typeof languageSwitcherAttributes>) {
  const page = usePage()
  useEffect(() => {
    startBehaviour(hookSwitcher, page)
    // As a page does: the links come later.
    page.watch()
  }, [page])
  return (
    <div style={{ minBlockSize: 240 }}>
      <div data-ringside="language-switcher" data-ringside-layout={layout} data-ringside-open={open}>
        <div className="ringside" data-ringside-root="">
          <LanguageList links={links} />
        </div>
      </div>
    </div>
  )
}

const meta: Meta<typeof StorySwitcher> = {
  title: "translation/Drawn language switcher",
  component: StorySwitcher,
  args: { layout: "dropdown", open: "click" },
  parameters: { attributes: languageSwitcherAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"))
  },
}

export const Inline: Story = { args: { layout: "inline" } }
