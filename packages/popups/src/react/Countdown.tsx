import { createLoggedError, type Scope, warnAuthor } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { type RootProps, usePage } from "@ringside/ui"
import { createRootComponent, type RootComponent, type RootComponentProps, useConnection } from "@ringside/ui/react"
import { useCallback, useState } from "react"
import { startCountdown } from "../countdown/countdown.ts"
import { createCountdownTexts } from "../countdown/countdownTexts.ts"
import { findMoment } from "../countdown/findMoment.ts"
import { countdownAttributes } from "../options.ts"
import "../countdown/countdown.css"

/** The props of `Countdown`. */
export type CountdownProps = RootComponentProps<typeof countdownAttributes, "until">

/** The time that is left until a moment. Its children show on a server, and where `until` is no moment. */
export const Countdown: RootComponent<typeof countdownAttributes, "until"> = /* @__PURE__ */ createRootComponent({
  name: "countdown",
  attributes: countdownAttributes,
  component: Timer,
})

function Timer({ options, host }: RootProps<OptionsOf<typeof countdownAttributes>>) {
  const page = usePage()
  const { end, problem } = findMoment(host, options.until)
  if (end === null) {
    warnAuthor(page, problem.text, host, problem.values)
    throw createLoggedError("there is no moment to count to.")
  }
  return <RunningTimer end={end} options={options} />
}

interface RunningTimerProps {
  /** Epoch milliseconds. */
  readonly end: number
  readonly options: OptionsOf<typeof countdownAttributes>
}

function RunningTimer({ end, options }: RunningTimerProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const connect = useCallback(
    (element: HTMLElement, scope: Scope) =>
      startCountdown(element, scope, { end, texts: createCountdownTexts(scope.page, options) }),
    [end, options],
  )
  useConnection(place, { name: "countdown", connect })
  // The countdown's code writes the time, each second, without React.
  return <div ref={setPlace} />
}
