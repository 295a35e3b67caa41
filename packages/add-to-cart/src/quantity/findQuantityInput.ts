import { quantityMarkup } from "../host.ts"

/** The quantity field in a box, if it can be stepped. */
export function findQuantityInput(box: Element): HTMLInputElement | null {
  const input = box.querySelector<HTMLInputElement>(quantityMarkup.input)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}
