import { variationSelectors } from "../host.ts"

/**
 * Whether something is chosen in a form before anybody touched it, by the address or by the browser that restored the page: its price
 * and picture are then worth fetching the code for in idle time.
 */
export function needsVariationsNow(form: Element): boolean {
  return [...form.querySelectorAll<HTMLSelectElement>(variationSelectors.select)].some(({ value }) => value !== "")
}
