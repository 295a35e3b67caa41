/** Whether an element has `focus()`. Checks the member, not the class, since the element may belong to another window's document. */
export function canTakeFocus(element: Element): element is Element & HTMLOrSVGElement {
  return "focus" in element
}
