/**
 * Runs in the page: changes the language and the elements like Prototype.js, for which no npm package exists (measured on 1.7.3), and adds
 * 1.6's `toJSON`, after which `JSON.stringify` formats lists as strings.
 */
export function imitatePrototypeJs(): void {
  type ArrayLikeThing = {
    readonly length?: number
    readonly toArray?: () => unknown[]
    readonly [index: number]: unknown
  }
  const toArray = (list: ArrayLikeThing) => {
    if (list.toArray) return list.toArray()
    const items: unknown[] = []
    for (let index = 0; index < (list.length ?? 0); index += 1) items[index] = list[index]
    return items
  }
  // This `from` supports neither iterators nor a mapping function.
  Object.assign(Array, { from: toArray })
  const { stringify } = JSON
  // Enumerable in `for … in`, unlike the language's own methods.
  Object.assign(Array.prototype, {
    toArray(this: unknown[]) {
      return [...this]
    },
    each(this: unknown[], call: (item: unknown) => void) {
      this.forEach((item) => call(item))
      return this
    },
    first(this: unknown[]) {
      return this[0]
    },
    clear(this: unknown[]) {
      this.length = 0
      return this
    },
    toJSON(this: unknown[]) {
      return `[${this.map((item) => stringify(item)).join(", ")}]`
    },
  })
  Object.assign(RegExp, { escape: (text: string) => text.replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1") })
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      this.parentNode?.removeChild(this)
      return this
    },
    show(this: HTMLElement) {
      this.style.display = ""
      return this
    },
    hide(this: HTMLElement) {
      this.style.display = "none"
      return this
    },
    toggle(this: HTMLElement) {
      this.style.display = this.style.display === "none" ? "" : "none"
      return this
    },
    select(this: HTMLElement, selector: string) {
      return [...this.querySelectorAll(selector)]
    },
    // Scrolls the page, not the element.
    scrollTo(this: HTMLElement) {
      const { left, top } = this.getBoundingClientRect()
      window.scrollTo(left, top)
      return this
    },
    observe: () => undefined,
    fire: () => undefined,
    on: () => undefined,
    match: () => false,
    empty: () => false,
    wrap: () => undefined,
    clone: () => undefined,
    up: () => undefined,
    down: () => undefined,
  })
  const own = window.Element
  const makeElement = (name: string) => document.createElement(name)
  const replacement = function (name: string) {
    return makeElement(name)
  }
  replacement.prototype = own.prototype
  Object.assign(window, { Element: replacement, $: (id: string) => document.getElementById(id) })
}
