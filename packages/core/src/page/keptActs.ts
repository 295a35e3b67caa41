import type { Activation } from "./widget.ts"
import type { HookMount } from "./hookMount.ts"

interface ActsPage {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  /** The hook around an element, if its widget waits for, or is being fetched after, an interaction. */
  findWaiting(element: Element): HookMount | null
}

const controls = "a[href], button, input[type=submit], input[type=button], [role=button]"

/**
 * Keeps the first unmodified primary click, Enter or space on a control of a hook whose widget is still to come, and starts its
 * load. A pointer or focus that arrives starts the load, too. Everything else stays native.
 */
export function keepActs({ window, signal, findWaiting }: ActsPage): void {
  const { document } = window
  const options = { signal, capture: true } as const
  const hookOf = (event: Event) => (event.target instanceof window.Element ? findWaiting(event.target) : null)
  const warmUp = (event: Event) => void hookOf(event)?.load()
  document.addEventListener("pointerover", warmUp, { ...options, passive: true })
  document.addEventListener("focusin", warmUp, options)

  const keep = (event: Event, type: Activation["type"], key: string | null) => {
    const hook = hookOf(event)
    const target = event.target instanceof window.Element ? event.target.closest(controls) : null
    if (!hook || !target || !hook.host.contains(target) || leavesThePage(target)) return
    event.preventDefault()
    event.stopPropagation()
    hook.keep({ type, target, key })
  }
  document.addEventListener(
    "click",
    (event) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (isPlain && !event.defaultPrevented) keep(event, "click", null)
    },
    options,
  )
  document.addEventListener(
    "keydown",
    (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.repeat
      const isLink = event.target instanceof window.HTMLAnchorElement && event.target.getAttribute("role") !== "button"
      // A space on a link scrolls the page.
      if (isPlain && (event.key === "Enter" || (event.key === " " && !isLink))) keep(event, "key", event.key)
    },
    options,
  )
}

function leavesThePage(control: Element): boolean {
  const target = control.getAttribute("target")
  return control.hasAttribute("download") || (target !== null && target !== "" && target !== "_self")
}

/** Does what the browser would have done with a kept act: follows the link, or submits the form. */
export function giveActBack({ target }: Activation, go: (url: string) => void): void {
  const link = target.closest("a")
  if (link?.href) {
    go(link.href)
    return
  }
  const button = target.closest<HTMLButtonElement | HTMLInputElement>("button, input[type=submit]")
  if (button?.form && button.type === "submit") button.form.requestSubmit(button)
}
