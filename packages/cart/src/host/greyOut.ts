/**
 * Greys an element out and lets no pointer through, while the shop works on it: class `updating` for the theme, opacity 0.6
 * in 400 ms, `aria-busy`. One class and three properties, set without reading the layout. The answer undoes it.
 */
export function greyOut(element: HTMLElement): () => void {
  const hadStyle = element.hasAttribute("style")
  const { style } = element
  const before = [style.opacity, style.transition, style.pointerEvents] as const
  element.classList.add("updating")
  element.setAttribute("aria-busy", "true")
  Object.assign(style, { opacity: "0.6", transition: "opacity 400ms", pointerEvents: "none" })
  return () => {
    ;[style.opacity, style.transition, style.pointerEvents] = before
    if (!hadStyle && element.getAttribute("style") === "") element.removeAttribute("style")
    element.classList.remove("updating")
    if (element.className === "") element.removeAttribute("class")
    element.removeAttribute("aria-busy")
  }
}
