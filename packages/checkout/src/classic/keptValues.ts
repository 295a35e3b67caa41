import { isRecord, nullPrototype, parseJson } from "@ringside/core/domain"
import type { Checkout } from "./checkout.ts"
import { type FormControl, isFormControl } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"

/** In the tab's own storage, and only between a form that ends and the next one. */
const key = "ringside:checkout:typed"
const maxCharacters = 20_000

/** What is typed and chosen; never a password, a nonce, or anything about a payment. */
function listFields(form: HTMLFormElement): readonly FormControl[] {
  const secret = `[type=password], [type=hidden], [type=file], [type=radio], ${checkoutSelectors.terms}`
  return [...form.querySelectorAll("[name]")].filter(
    (field): field is FormControl =>
      isFormControl(field) && !field.matches(secret) && !field.closest(checkoutSelectors.payment),
  )
}

/** Keeps what the shopper has typed, before the page is loaded anew or the shop takes the form away. */
export function keepTyped({ page, form }: Checkout): void {
  const values = Object.fromEntries(
    listFields(form).map((field) => [field.name, isBox(field) ? field.checked : field.value]),
  )
  const json = JSON.stringify(values)
  if (json.length <= maxCharacters) page.storage.session.set(key, json)
}

/**
 * Puts what was kept into the form, and answers whether something was. Countries come first: they decide which states there are. A
 * choice that isn't there yet is made when a country's fields have come.
 */
export function restoreTyped(checkout: Checkout): boolean {
  const { page, form } = checkout
  const kept = parseJson(page.storage.session.get(key))
  page.storage.session.remove(key)
  if (!isRecord(kept)) return false
  const read = ({ name }: FormControl) => (Object.hasOwn(kept, name) ? kept[name] : undefined)
  const put = (field: FormControl) => {
    const isChanged = putValue(field, read(field))
    if (isChanged) field.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
  }
  const isCountry = (field: FormControl) => field.matches(checkoutSelectors.country)
  const isMissing = (field: FormControl) => typeof read(field) === "string" && field.value !== read(field)
  for (const field of listFields(form).filter(isCountry)) put(field)
  for (const field of listFields(form).filter((each) => !isCountry(each))) put(field)
  const missing = new Set(
    listFields(form)
      .filter(isMissing)
      .map(({ name }) => name),
  )
  if (missing.size > 0) putLater(checkout, (field) => missing.delete(field.name) && put(field))
  return true
}

/** Offers fields again whenever a country's own are on the page. */
function putLater({ page, form, scope }: Checkout, put: (field: FormControl) => unknown): void {
  const off = page.events.on(["country_to_state_changed"], ({ args: [, wrapper] }) => {
    const { Element } = page.window
    for (const field of listFields(form)) if (wrapper instanceof Element && wrapper.contains(field)) put(field)
  })
  scope.signal.addEventListener("abort", off)
}

function putValue(field: FormControl, value: unknown): boolean {
  if (isBox(field)) {
    if (typeof value !== "boolean" || value === field.checked) return false
    field.checked = value
    return true
  }
  if (typeof value !== "string" || value === field.value) return false
  const before = field.value
  field.value = value
  // A choice that is no longer there.
  if (field.value !== value) field.value = before
  return field.value !== before
}

function isBox(field: FormControl): field is HTMLInputElement {
  return field.matches("[type=checkbox]")
}
