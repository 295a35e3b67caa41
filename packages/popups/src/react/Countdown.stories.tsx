import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Countdown } from "./Countdown.tsx"

interface CountdownArgs {
  readonly until: string
  readonly hasWords: boolean
  readonly isOnServer?: boolean
}

const words = {
  es: { left: "Los pedidos cierran en {left}.", ended: "Los pedidos están cerrados.", until: "Cierran en 2099." },
  en: { left: "Orders close in {left}.", ended: "Orders are closed.", until: "They close in 2099." },
}

/** A countdown in the story's language. */
function StoryCountdown({ until, hasWords, isOnServer = false }: CountdownArgs) {
  const page = usePage()
  const { left, ended, until: before } = words[page.config.locale.startsWith("es") ? "es" : "en"]
  return (
    <RingsideProvider page={isOnServer ? null : page}>
      <Countdown until={until} text={hasWords ? left : null} ended={hasWords ? ended : null}>
        {before}
      </Countdown>
    </RingsideProvider>
  )
}

const meta: Meta<typeof StoryCountdown> = {
  title: "popups/Countdown in an app",
  component: StoryCountdown,
  args: { until: "2099-12-31T23:59:59Z", hasWords: true },
}
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const TimeAlone: Story = { args: { hasWords: false } }

export const Ended: Story = { args: { until: "2020-01-01" } }

/** The HTML that a server prints, which shows until the app is hydrated. */
export const OnAServer: Story = { args: { isOnServer: true } }
