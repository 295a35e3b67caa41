import {
  type Behaviour,
  defineBehaviour,
  prefersReducedMotion,
  readHookOptions,
  type Scope,
  warnAuthor,
} from "@ringside/core"
import { type CountdownTexts, createCountdownTexts } from "./countdownTexts.ts"
import { findMoment } from "./findMoment.ts"
import { computeTickMs, isSpokenStep } from "../domain/index.ts"
import { countdownHook } from "../host.ts"
import { countdownAttributes } from "../options.ts"

/** The class of a hook whose countdown has ended. */
const endedClass = "ringside-countdown-ended"

/** Counts down to a hook's moment; without a valid one the server's own text stays. */
export const countdownBehaviour = defineBehaviour({
  name: "countdown",
  selector: countdownHook,
  connect(hook: HTMLElement, scope: Scope) {
    const { page } = scope
    const options = readHookOptions("countdown", countdownAttributes, hook, page)
    const { end, problem } = findMoment(hook, options.until)
    if (end !== null) return () => startCountdown(hook, scope, { end, texts: createCountdownTexts(page, options) })
    warnAuthor(page, problem.text, hook, problem.values)
    return undefined
  },
})

/** Behaviours of the countdown's chunk. */
export const createBehaviours = (): readonly Behaviour[] => [countdownBehaviour]

interface Countdown {
  /** Epoch milliseconds. */
  readonly end: number
  readonly texts: CountdownTexts
}

/** Counts down in an element, in place of what it holds. */
export function startCountdown(hook: HTMLElement, scope: Scope, { end, texts }: Countdown): void {
  const { page } = scope
  const shown = insertTimer(hook, scope)
  const readLeftMs = () => Math.max(0, end - page.clock.now())
  let cancel: () => void = () => undefined
  let leftMs = readLeftMs()
  const draw = (isSeen: boolean) => {
    cancel()
    const beforeMs = leftMs
    leftMs = readLeftMs()
    // Numbers that change each second are motion, too.
    const unit = prefersReducedMotion(page.window) ? "minute" : "second"
    texts.write(shown, leftMs, unit)
    if (leftMs === 0) scope.toggleClass(hook, endedClass, true)
    if (!isSeen) return
    if (isSpokenStep(beforeMs, leftMs) || (leftMs === 0 && beforeMs > 0)) page.announce.polite(texts.speak(leftMs))
    if (leftMs > 0) cancel = scope.after(computeTickMs(leftMs, unit), () => draw(true))
  }
  draw(false)
  // Stop counting while it is invisible: in a closed popup, or far down the page.
  const observer = new page.window.IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) draw(true)
    else cancel()
  })
  observer.observe(shown)
  scope.onEnd(() => observer.disconnect())
}

/** Inserts the running time beside the server's text, which is hidden but stays in the hook. */
function insertTimer(hook: HTMLElement, scope: Scope): HTMLElement {
  const { document } = scope.page
  const [words, timer] = [document.createElement("span"), document.createElement("span")]
  words.hidden = true
  words.append(...hook.childNodes)
  scope.adopt(words)
  timer.className = "ringside-countdown"
  // Screen readers don't announce its changes.
  timer.setAttribute("role", "timer")
  hook.append(words, timer)
  scope.insert(timer)
  scope.onEnd(() => words.replaceWith(...words.childNodes))
  return timer
}
