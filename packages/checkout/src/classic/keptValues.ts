import { listen, type Page } from "@ringside/core"
import { isRecord, nullPrototype, parseJson } from "@ringside/core/domain"
import { readNavigationType } from "../navigationType.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import {
  type FormControl,
  isEdited,
  isFormControl,
  keyOf,
  listInForms,
  putState,
  readState,
} from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"

/** Session storage key of what was typed into a form, kept only until the next form takes it. */
const typedKey = "ringside:checkout:typed"
/**
 * The key of the values that were edited in the last hidden form, for a reload by the shopper, or by a browser that had discarded the page.
 */
const reloadKey = "ringside:checkout:reload"
const maxCharacters = 20_000

/** Typed and chosen values; never a password, a nonce, or payment data. Rates and payment methods are the shop's to choose. */
function listFields(checkout: PayingForm): readonly FormControl[] {
  // A password that is shown is in a field of text.
  const password = "[type=password], .password-input input, [autocomplete$=password], [name$=password]"
  // Scripts alone write a read-only field of the review, in which the server prints a newer value.
  const review = `:is(${checkoutSelectors.review}, ${checkoutSelectors.reviewTable}) [readonly]`
  const secret = `${password}, ${review}, [type=hidden], [type=file], [type=radio]:is([name=payment_method], [name^=shipping_method]), ${checkoutSelectors.terms}`
  return listInForms(checkout, "[name]").filter(
    (field): field is FormControl =>
      isFormControl(field) && !field.matches(secret) && !field.closest(checkoutSelectors.payment),
  )
}

/**
 * Stores the shopper's values before the page is reloaded or the shop replaces the form. Returns whether the next page will have them:
 * not if the browser blocks storage, or if there is too much text.
 */
export function keepTyped(checkout: PayingForm): boolean {
  return keepValues(checkout.page, typedKey, listFields(checkout))
}

/**
 * Stores the edited values whenever the page is hidden: a browser doesn't restore those of a page that must not be stored. The others are
 * the server's, which has newer ones for a shopper who has logged in since.
 */
export function keepForReload(checkout: PayingForm): void {
  const { page, scope } = checkout
  const keep = () => void keepValues(page, reloadKey, listFields(checkout).filter(isEdited))
  listen(page.window, "pagehide", keep, { signal: scope.signal })
  const keepIfHidden = () => page.document.visibilityState === "hidden" && keep()
  listen(page.document, "visibilitychange", keepIfHidden, { signal: scope.signal })
}

function keepValues({ storage: { session } }: Page, key: string, fields: readonly FormControl[]): boolean {
  const values = Object.fromEntries(fields.map((field) => [keyOf(field), readState(field)]))
  const json = JSON.stringify(values)
  if (json.length > maxCharacters) return false
  session.set(key, json)
  return session.isPersistent
}

/** Restores the stored values in the form. Returns whether `keepTyped` had stored them for this page. */
export function restoreTyped(checkout: PayingForm): boolean {
  const { page } = checkout
  const [kept, hidden] = [typedKey, reloadKey].map((key) => {
    const values = parseJson(page.storage.session.get(key))
    page.storage.session.remove(key)
    return isRecord(values) ? values : null
  })
  // Other pages may have changed the shopper's data since, so a form that was left for them stays as the server printed it.
  const values = kept ?? (readNavigationType(page) === "reload" ? hidden : null)
  if (values) restoreValues(checkout, values)
  return Boolean(kept)
}

/**
 * Countries come first, because they decide which states there are. A choice that isn't available yet is made when a country's fields are
 * inserted.
 */
function restoreValues(checkout: PayingForm, kept: Readonly<Record<string, unknown>>): void {
  const { page } = checkout
  const read = (field: FormControl) => (Object.hasOwn(kept, keyOf(field)) ? kept[keyOf(field)] : undefined)
  const put = (field: FormControl) => {
    const isChanged = putState(field, read(field))
    if (isChanged) field.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
  }
  const isCountry = (field: FormControl) => field.matches(checkoutSelectors.country)
  const isMissing = (field: FormControl) => typeof read(field) === "string" && field.value !== read(field)
  for (const field of listFields(checkout).filter(isCountry)) put(field)
  for (const field of listFields(checkout).filter((each) => !isCountry(each))) put(field)
  const missing = new Set(
    listFields(checkout)
      .filter(isMissing)
      .map(({ name }) => name),
  )
  if (missing.size > 0) putLater(checkout, (field) => missing.delete(field.name) && put(field))
}

/** Restores fields whenever a country's own are inserted. */
function putLater(checkout: PayingForm, put: (field: FormControl) => unknown): void {
  const { page, scope } = checkout
  const off = page.events.on(["country_to_state_changed"], ({ args: [, wrapper] }) => {
    const { Element } = page.window
    // eslint-disable-next-line no-restricted-syntax -- scripts of the host pass any value with the event
    for (const field of listFields(checkout)) if (wrapper instanceof Element && wrapper.contains(field)) put(field)
  })
  scope.onEnd(off)
}
