import { quantityParts } from "../host.ts"

/** The quantity field in a box, if it can be stepped. */
export function findQuantityInput(box: Element): HTMLInputElement | null {
  const input = box.querySelector<HTMLInputElement>(quantityParts.input)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}
