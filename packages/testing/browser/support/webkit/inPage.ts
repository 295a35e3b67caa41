import type { InjectedScript } from "./injectedScript.ts"

/*
 * Functions that run in the page, on the one element of a locator. They see nothing but their arguments. `wait` is the reason why the action
 * has to be tried again.
 */

/** The result of an action in the page. */
export type Attempt<T> = { readonly value: T } | { readonly wait: string }

/** A function that runs in the page. */
export type InPage<T, A = undefined> = (
  element: HTMLElement,
  injected: InjectedScript,
  argument: A,
) => Attempt<T> | Promise<Attempt<T>>

/** Finds where to press an element, scrolled into view and at rest. In CSS pixels of its frame. */
export const findPoint: InPage<{ x: number; y: number }> = async (element, injected) => {
  if (!injected.elementState(element, "visible").matches) return { wait: "it isn't visible" }
  if (!injected.elementState(element, "enabled").matches) return { wait: "it is disabled" }
  const readBox = () =>
    [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ??
    element.getBoundingClientRect()
  const { top, left, bottom, right } = readBox()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
  }
  const before = readBox()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const box = readBox()
  if (box.x !== before.x || box.y !== before.y) return { wait: "it moves" }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest("label")
  const control = element.closest("a, button, label, [role=button]")
  if (element.contains(hit) || label?.control === element || control?.contains(hit)) return { value: { x, y } }
  // Out from under what lies over an edge of the window.
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
  return { wait: `it is covered by ${hit?.outerHTML.slice(0, 120) ?? "nothing"}` }
}

/** The name under which a page has the press that it watches. */
export const pressName = "__press"

/** A press that the page watches. */
interface WatchedPress {
  /** Ends the watch; answers whether the press came to the element. */
  end(): boolean
}

/**
 * Watches the next press, which another command sends: the page may move until then. A press that comes to something else is kept from the
 * page, so that it can be tried again.
 */
export const watchPress: InPage<null, string> = (element, _injected, name) => {
  let isHit: boolean | null = null
  const control = element.closest("a, button, label, [role=button]")
  const look = (event: Event) => {
    if (!event.isTrusted) return
    const target = event.target instanceof Element ? event.target : null
    isHit ??= element.contains(target) || target?.closest("label")?.control === element || !!control?.contains(target)
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]
  for (const type of types) addEventListener(type, look, true)
  const press: WatchedPress = {
    end() {
      for (const type of types) removeEventListener(type, look, true)
      return isHit === true
    },
  }
  Object.defineProperty(window, name, { value: press, configurable: true })
  return { value: null }
}

/** Sets the text of a field as one input; answers whether it must be typed. */
export const fillField: InPage<string, string> = (element, injected, text) => {
  const field = injected.retarget(element, "follow-label")
  if (!injected.elementState(field, "visible").matches) return { wait: "it isn't visible" }
  if (!injected.elementState(field, "editable").matches) return { wait: "it can't be edited" }
  // Types like a shopper, with all events of an input; there is no other command for it.
  // oxlint-disable-next-line typescript/no-deprecated -- WebDriver would send a key at a time
  if (injected.fill(element, text) === "needsinput") document.execCommand("insertText", false, text)
  return { value: text }
}

/** Selects an option by its value or label. */
export const selectOption: InPage<null, object> = (element, injected, option) => {
  if (!injected.elementState(element, "visible").matches) return { wait: "it isn't visible" }
  const selected = injected.selectOptions(element, [option])
  return typeof selected === "string" ? { wait: selected } : { value: null }
}

/** Focuses an element like a test does, without a press. */
export const focusElement: InPage<null> = (element) => {
  element.focus()
  return { value: null }
}

/** Whether a box is checked. */
export const readChecked: InPage<boolean> = (element, injected) => ({
  value: injected.elementState(element, "checked").matches,
})

/** The text of a field. */
export const readValue: InPage<string> = (element, injected) => {
  const field = injected.retarget(element, "follow-label")
  return { value: "value" in field ? String(field.value) : "" }
}

export const readText: InPage<string | null> = (element) => ({ value: element.textContent })

export const readAttribute: InPage<string | null, string> = (element, _injected, name) => ({
  value: element.getAttribute(name),
})
