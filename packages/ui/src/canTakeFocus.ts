/** Whether an element has `focus()`. By what it has, since it may come from another window's document. */
export function canTakeFocus(element: Element): element is Element & HTMLOrSVGElement {
  return "focus" in element
}
