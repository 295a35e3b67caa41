import type { Activation } from "./activation.ts"

/** Something whose code is still to be fetched, and that the next act belongs to. */
export interface ActKeeper {
  /** Starts to fetch: the shopper is near. */
  load(): unknown
  /** Fetches, and then has the act done: by the code, or natively when that could not be had. Without it acts stay native. */
  keep?(activation: Activation): void
}

/** Has acts kept for what `findKeeper` answers; the first answer that isn't null counts. */
export type KeepActsFor = (findKeeper: (element: Element) => ActKeeper | null) => void

/** What a shopper can press: also a link without an address, which some themes print for a script to take its place. */
const controls = "a, button, input[type=submit], input[type=button], [role=button]"

/**
 * Keeps an unmodified primary click, Enter or space on a control whose code is still to come. A pointer or focus that
 * arrives starts the fetch, and so does a change: browsers fill in what they remember, and scripts choose, without either.
 * Everything else stays native. The answer adds to those who are asked for a keeper.
 */
export function keepActs(window: Window & typeof globalThis, signal: AbortSignal): KeepActsFor {
  const { document } = window
  const finders: ((element: Element) => ActKeeper | null)[] = []
  const findKeeper = (element: Element) => {
    for (const find of finders) {
      const keeper = find(element)
      if (keeper) return keeper
    }
    return null
  }
  // In the capture phase: a host that stops events on their way up must not stop us.
  const options = { signal, capture: true } as const
  const findElement = (event: Event) => (event.target instanceof window.Element ? event.target : null)
  const warmUp = (event: Event) => {
    const element = findElement(event)
    if (element) findKeeper(element)?.load()
  }
  for (const type of ["pointerover", "focusin", "change"]) document.addEventListener(type, warmUp, options)

  const keep = (event: MouseEvent | KeyboardEvent, key: string | null) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const target = findElement(event)?.closest(controls)
    const keeper = target && !leavesThePage(target) ? findKeeper(target) : null
    if (!target || !keeper?.keep) return
    event.preventDefault()
    event.stopPropagation()
    keeper.keep({ type: key === null ? "click" : "key", target, key })
  }
  document.addEventListener("click", (event) => event.button === 0 && keep(event, null), options)
  document.addEventListener(
    "keydown",
    (event) => {
      const element = findElement(event)
      // A space on a link scrolls the page, unless the link acts as a button.
      const isPress = event.key === "Enter" || (event.key === " " && !element?.matches("a:not([role=button])"))
      if (isPress && !event.repeat) keep(event, event.key)
    },
    options,
  )
  return (find) => void finders.push(find)
}

function leavesThePage(control: Element): boolean {
  const target = control.getAttribute("target")
  return control.hasAttribute("download") || (target !== null && target !== "" && target !== "_self")
}

/**
 * Does what the browser would have done with a kept act: follows the link, or presses the button again, which submits its form.
 * `go` answers false for an address that is no page's, such as `mailto:`; that is the browser's own.
 */
export function giveActBack({ type, target }: Activation, go: (url: string) => boolean): void {
  if (type === "event") return
  const link = target.closest("a")
  if (link?.href && go(link.href)) return
  if (isPressable(target)) target.click()
}

/** An SVG drawing, say, is not. */
export function isPressable(element: Element): element is HTMLElement {
  return "click" in element
}
