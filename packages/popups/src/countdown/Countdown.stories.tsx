import { startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { countdownBehaviour } from "./countdown.ts"
import "./countdown.css"

const words = {
  es: { until: "Los pedidos cierran el", left: "Los pedidos cierran en {left}.", ended: "Los pedidos están cerrados." },
  en: { until: "Orders close on", left: "Orders close in {left}.", ended: "Orders are closed." },
}

interface CountdownArgs {
  /** In the form of the hook's attribute. */
  readonly until: string
  readonly hasWords: boolean
}

/** A hook as a server prints it, without React. */
function StoryCountdown({ until, hasWords }: CountdownArgs) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  const { locale } = page.config
  useEffect(() => {
    const { until: before, left, ended } = words[locale.startsWith("es") ? "es" : "en"]
    const hook = page.document.createElement("p")
    const time = page.document.createElement("time")
    time.setAttribute("datetime", until)
    time.textContent = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(until))
    hook.setAttribute("data-ringside", "countdown")
    if (hasWords) {
      hook.setAttribute("data-ringside-text", left)
      hook.setAttribute("data-ringside-ended", ended)
    }
    hook.append(`${before} `, time, ".")
    place.current?.replaceChildren(hook)
    startBehaviour(countdownBehaviour, page)
  }, [page, until, hasWords, locale])
  return <div ref={place} />
}

const meta: Meta<typeof StoryCountdown> = {
  title: "popups/Countdown",
  component: StoryCountdown,
  args: { until: "2099-12-31T23:59:59Z", hasWords: true },
}
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const TimeAlone: Story = { args: { hasWords: false } }

export const Ended: Story = { args: { until: "2020-01-01" } }
