import type { EngineLocator } from "./enginePage.ts"

/**
 * Fills the fields within `place` as a browser's autofill does: without focus, in one go, with `input` and `change` for each field after its
 * value. Values are by the last `autocomplete` token, such as "postal-code"; of two sections the first visible one is filled. Returns the
 * tokens that had a field.
 */
export function autofill(place: EngineLocator, values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return place.evaluate((root, wanted) => {
    // By the attribute: Firefox's property is empty for what it never fills in, such as a card's code.
    const found = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
    return Object.entries(wanted).flatMap(([token, value]) => {
      const field = found.find(
        (each) => each.getAttribute("autocomplete")?.split(" ").at(-1) === token && each.checkVisibility(),
      )
      if (!field) return []
      // The browser sets the element's own value, past any setter of the page's scripts.
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      return [token]
    })
  }, values)
}

/** A saved address, as browsers keep it. */
export const savedAddress: Readonly<Record<string, string>> = {
  "given-name": "Ana",
  "family-name": "López",
  country: "ES",
  "address-line1": "Gran Vía 1",
  "postal-code": "28013",
  "address-level2": "Madrid",
  "address-level1": "M",
  tel: "600123456",
  email: "ana@example.com",
}

/** A saved card that the provider accepts, as browsers keep it. */
export const savedCard: Readonly<Record<string, string>> = {
  "cc-number": "4242424242424242",
  "cc-exp": "12/40",
  "cc-csc": "123",
}
