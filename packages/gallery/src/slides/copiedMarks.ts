import { classNames, selectors } from "../host.ts"

/**
 * Removes our classes and `inert` from a copy of a gallery, so that its layout is the theme's when it is read. Core can't: it records the
 * changes of the original elements, and a class or attribute in a copy, unlike an inserted node, has no mark that it is ours.
 */
export function removeCopiedMarks(root: Element): void {
  if (!root.classList.contains(classNames.gallery)) return
  root.classList.remove(classNames.gallery)
  for (const element of root.querySelectorAll(selectors.decorated)) {
    element.classList.remove(
      classNames.viewport,
      classNames.activeSlide,
      classNames.stepping,
      classNames.zoomed,
      classNames.frame,
      classNames.loading,
    )
    element.removeAttribute("inert")
  }
}
