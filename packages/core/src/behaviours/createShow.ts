import { createPageDocument } from "../page/pageDocument.ts"

/** Shows or hides an element; see `show` of a record of changes. */
type Show = (element: HTMLElement, isShown: boolean, display?: string) => void

/** Creates the function of one record, whose `style` writes the changes. */
export function createShow(style: (element: HTMLElement, property: string, value: string) => void): Show {
  /** The inline `display` of elements that we have hidden. */
  const displays = new WeakMap<Element, string>()
  return (element, isShown, display = "revert") => {
    const write = (value: string) => style(element, "display", value)
    const { display: inline } = element.style
    if (!isShown) {
      if (inline === "none") return
      displays.set(element, inline)
      write("none")
      return
    }
    if (inline === "none") write(displays.get(element) ?? "")
    if (readDisplay(element) !== "none") return
    write(display)
    // Write the resulting value, since rules of themes look for it in the attribute. The browser's own rules hide an element that has the
    // attribute `hidden`, too.
    const value = readDisplay(element)
    if (value !== display || display === "revert") write(/none|revert/.test(value) ? "block" : value)
  }
}

function readDisplay(element: Element): string {
  return (
    createPageDocument(element.ownerDocument).defaultView?.getComputedStyle(element).getPropertyValue("display") ?? ""
  )
}
