import { type FormControl, isCheckable, isEdited, isFormControl } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"

/** The shop's own choices and nonces, whose new values count. */
const notKept =
  "[type=hidden], [type=file], [type=submit], [type=button], [name=payment_method], [name^='shipping_method[']"

/** Rows of which a change asks for an update. */
const asksForTotals = `${checkoutSelectors.totalsInput}, .address-field`

/**
 * Whether a field is the shopper's. Scripts alone write one that is read-only, such as a date that they show in another format; of those, the
 * platform keeps what is in a payment method's box.
 */
function isKept(field: FormControl): boolean {
  return (
    !field.matches(notKept) && (!field.matches("[readonly]") || field.closest(checkoutSelectors.paymentBox) !== null)
  )
}

/**
 * Whether a field may hold what a script has got from a payment provider, such as the token of a card: the platform keeps hidden fields of
 * payment boxes, too, where the new ones are empty. Nonces are printed, and stay the server's.
 */
function isToken(field: FormControl): boolean {
  return field.matches("[type=hidden][id]") && field.closest(checkoutSelectors.paymentBox) !== null
}

/** A field with what the shopper has entered. */
interface Entry {
  readonly field: FormControl
  readonly isToken: boolean
  /** The place of the field among those of its name. */
  readonly index: number
  /** The elements in the place of the one that held it; none where it was only kept. */
  readonly place: { fresh: readonly Element[] }
}

/** The values that the shopper has entered in elements that are replaced. Source: checkout contract §4.3. */
export interface EnteredValues {
  /** Stores the values in an element before it is replaced. The returned function is called with the elements in its place. */
  keep(element: Element): (fresh: readonly Element[]) => void
  /**
   * Puts the values into the fields of the new elements, by their ids, otherwise by their names: into those in the place of the old field's,
   * since a theme may print the review twice, otherwise into any. Fields that the shopper hasn't edited keep the shop's new values. Returns the
   * fields for which the platform's script sends `change` then.
   */
  restore(fresh: readonly Element[]): readonly FormControl[]
}

/** Creates an empty record of entered values. */
export function createEnteredValues(): EnteredValues {
  const entries: Entry[] = []
  return {
    keep(element) {
      const fields = listFields([element])
      const place: Entry["place"] = { fresh: [] }
      const edited = fields.filter((field) => (isToken(field) ? field.value !== "" : isKept(field) && isEdited(field)))
      for (const field of edited) {
        const index = fields.filter((other) => isAlike(other, field)).indexOf(field)
        entries.push({ field, isToken: isToken(field), index, place })
      }
      return (fresh) => (place.fresh = fresh)
    },
    restore(fresh) {
      const filled = entries.flatMap((entry) => {
        const field = findCounterpart(entry, entry.place.fresh) ?? findCounterpart(entry, fresh)
        if (!field || field === entry.field) return []
        const wasEmpty = field.value === ""
        enter(entry.field, field)
        return [{ field, wasEmpty }]
      })
      return filled.filter(isReported).map(({ field }) => field)
    },
  }
}

/**
 * Whether the platform's script sends `change` for a field that it has filled in: for those of payment boxes that have an id and were empty, and
 * for boxes and radio buttons. Of the latter it sends it to unchecked ones, too, which would show their half of the payment box. Other fields
 * get none: one by which a script of the page asks for an update would ask for it again and again.
 */
function isReported({ field, wasEmpty }: { readonly field: FormControl; readonly wasEmpty: boolean }): boolean {
  if (field.id === "" || !field.closest(checkoutSelectors.paymentBox) || field.closest(asksForTotals)) return false
  return isCheckable(field) ? field.checked || field.type === "checkbox" : wasEmpty && field.value !== ""
}

function listFields(elements: readonly Element[]): readonly FormControl[] {
  return elements
    .flatMap((element) => [element, ...element.querySelectorAll("input, select, textarea")])
    .filter(isFormControl)
}

function findCounterpart({ field, index, ...entry }: Entry, elements: readonly Element[]): FormControl | undefined {
  const fields = listFields(elements.filter(({ isConnected }) => isConnected))
  if (entry.isToken) return fields.find((other) => isToken(other) && other.id === field.id && other.value === "")
  const candidates = fields.filter(isKept)
  const byId = candidates.find(({ id }) => id !== "" && id === field.id)
  return byId ?? candidates.filter((other) => isAlike(other, field))[index]
}

/** Whether two fields have the same name, and boxes the same value. */
function isAlike(one: FormControl, other: FormControl): boolean {
  return one.name !== "" && one.name === other.name && (!isCheckable(other) || one.value === other.value)
}

function enter(old: FormControl, field: FormControl): void {
  if (isCheckable(old) && isCheckable(field)) {
    // The radio button that was chosen unchecks the others; where it is no longer offered, the shop's choice stays.
    if (old.checked || field.type !== "radio") field.checked = old.checked
  } else if ("options" in field) {
    const chosen =
      "options" in old ? [...old.options].filter(({ selected }) => selected).map(({ value }) => value) : [old.value]
    // A choice that is no longer offered gives way to the shop's.
    if (![...field.options].some(({ value }) => chosen.includes(value))) return
    for (const option of field.options) option.selected = chosen.includes(option.value)
  } else field.value = old.value
}
