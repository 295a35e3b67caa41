import { readCartEvent, sendHostAdd } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { isRecord, readMember, type UnknownRecord } from "@ringside/core/domain"
import { createHostAdd } from "./hostAdd.ts"

/**
 * Reports adds by the host's own scripts, as those of ours are: they send `adding_to_cart` with the fields of their request, and
 * `added_to_cart` with the same button once the shop has confirmed. An add without both, or without a product's number, isn't reported, since
 * nothing else says what was added.
 */
export function reportHostAdds(page: Page): void {
  const requests = new WeakMap<Element, unknown>()
  page.events.on(["adding_to_cart"], ({ args: [button, data], detail, isOwn }) => {
    const fields = data ?? readMember(detail, ["data"])
    const host = readCartEvent({ args: [null, "", button ?? readMember(detail, ["button"])], detail: {} }).button
    if (isOwn || !host || !fields) return
    // Not a copy: later listeners may change the fields.
    requests.set(host, fields)
  })
  page.events.on(["added_to_cart"], ({ args, detail, isOwn }) => {
    const { button } = readCartEvent({ args, detail })
    const fields = isOwn || !button ? undefined : requests.get(button)
    if (!button || !fields) return
    requests.delete(button)
    const { "add-to-cart": added, product_id: product = added, variation_id: variation, quantity } = readFields(fields)
    const add = createHostAdd({ source: "button", product, variation, quantity })
    if (add.productId > 0) sendHostAdd(page, add)
  })
}

/** The fields by their names. Plugins and themes that send a whole form pass its form data, its text or its list of fields. */
function readFields(fields: unknown): UnknownRecord {
  if (typeof fields === "string") return Object.fromEntries(new URLSearchParams(fields))
  if (Array.isArray(fields)) return Object.fromEntries(fields.map(readField))
  if (!isRecord(fields)) return {}
  return isFormData(fields) ? Object.fromEntries(fields) : fields
}

/** A member of jQuery's list of a form's fields. */
function readField(field: unknown): [name: string, value: unknown] {
  return [String(readMember(field, ["name"])), readMember(field, ["value"])]
}

/** Whether a value is form data, or the same as parameters of an address, of any window. */
function isFormData(value: object): value is FormData | URLSearchParams {
  return "getAll" in value && typeof value.getAll === "function" && Symbol.iterator in value
}
