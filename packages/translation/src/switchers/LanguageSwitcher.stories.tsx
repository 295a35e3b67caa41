import { startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { hookSwitcher } from "./hookSwitcher.ts"
import "../styles.css"

interface HookProps {
  readonly layout: "dropdown" | "inline"
  readonly open: "click" | "hover"
}

/** A hook with our behaviour connected, and room below for the open list. */
function LanguageSwitcherHook({ layout, open }: HookProps) {
  const page = usePage()
  useEffect(() => {
    startBehaviour(hookSwitcher, page)
  }, [page])
  return (
    <div style={{ minHeight: "220px" }}>
      <nav
        aria-label="Language"
        data-ringside="language-switcher"
        data-ringside-layout={layout}
        data-ringside-open={open}
      >
        <ul>
          <li>
            <a href="#es" hrefLang="es" lang="es">
              Español
            </a>
          </li>
          <li>
            <a href="#en" hrefLang="en" lang="en" aria-current="true">
              English
            </a>
          </li>
          <li>
            <a href="#de" hrefLang="de" lang="de">
              Deutsch (Bundesrepublik Deutschland)
            </a>
          </li>
          <li>
            <a href="#ar" hrefLang="ar" lang="ar" dir="rtl">
              العربية
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}

const meta: Meta<typeof LanguageSwitcherHook> = {
  title: "translation/LanguageSwitcher",
  component: LanguageSwitcherHook,
  args: { layout: "dropdown", open: "click" },
}
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^English/ }))
  },
}

export const OpenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole("button", { name: /^English/ })
    control.focus()
    await userEvent.keyboard("{ArrowDown}")
  },
}

export const Inline: Story = { args: { layout: "inline" } }
