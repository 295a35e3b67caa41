import type { CallLog } from "./errors.ts"

/** Finds the page's mount target of an element. @throws IntegrationError if it is missing or invisible. */
export function findMountTarget(view: Window & typeof globalThis, log: CallLog, target: unknown): HTMLElement {
  const place = typeof target === "string" ? view.document.querySelector(target) : target
  if (!(place instanceof view.HTMLElement)) throw log.violate("The mount target doesn't exist in the DOM.")
  if (place.getClientRects().length === 0) throw log.violate("The mount target isn't displayed.")
  return place
}
