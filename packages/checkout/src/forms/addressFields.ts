import { type Behaviour, defineBehaviour, type Page, type Scope, startBehaviour } from "@ringside/core"
import { type RowRule, selectRowRule, selectStateField } from "../domain/index.ts"
import { addressFieldsJob } from "../jobs.ts"
import { addressMessages } from "./addressMessages.ts"
import { type AddressForm, countryOf } from "./addressForms.ts"
import { type AddressGroup, findAddressGroup } from "./addressGroup.ts"
import { changeRow } from "./addressRow.ts"
import { sendCountryEvent } from "./countryEvents.ts"
import { findRow, findRowField, type FormControl, readRenderedCountry } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { readAddressSettings } from "./settings.ts"
import { replaceStateField } from "./stateField.ts"

/** Has the fields of one form follow their country. */
export function startAddressFields(page: Page, form: AddressForm): void {
  const fields = createAddressFields({
    name: `${form}-address-fields`,
    country: countryOf(form),
    // A part of an address is enough to calculate shipping.
    marksRequired: form !== "calculator",
  })
  startBehaviour(fields, page)
}

/** Options of the address fields in one kind of form. */
interface AddressFieldsOptions {
  readonly name: string
  /** Selector of the country fields in such forms. */
  readonly country: string
  /** Whether labels distinguish required fields from optional ones. */
  readonly marksRequired: boolean
}

/** Makes address fields follow the country. Source: checkout contract §5. */
export function createAddressFields({ name, country: selector, marksRequired }: AddressFieldsOptions): Behaviour {
  return defineBehaviour({
    name,
    selector: ({ jobs }) => (jobs.isOurs(addressFieldsJob) ? selector : null),
    connect(country: HTMLElement, scope: Scope) {
      const group = findAddressGroup(scope.page, country)
      if (!group) return undefined
      const { start, follow, restore } = createAddress(scope, group, marksRequired)
      scope.listenToField(group.wrapper, "change", ({ target }) => {
        if (target === country) follow()
      })
      scope.onEnd(restore)
      return start
    },
  })
}

function createAddress(scope: Scope, group: AddressGroup, marksRequired: boolean) {
  const { page } = scope
  const { country, wrapper } = group
  const rendered = readRenderedCountry(country)
  const rows = listSortedRows(country)
  // Revert the changes for one country before those for the next.
  const decorations = page.createDecorations()
  const states = createStateMemory(group.findState)
  const emptied = createEmptiedFields()
  let current = rendered

  const ruleOf = (key: string) =>
    selectRowRule({ key, country: current, rendered, locale: readAddressSettings(page).locale })
  const change = (key: string, row: HTMLElement) => {
    const { optionalText } = readAddressSettings(page)
    const translate = page.translator("checkout", addressMessages)
    // Where the shop's list of states is empty, nobody can fill in the field.
    const isEmptyList = key === "state" && group.findState()?.type === "hidden"
    const rule = isEmptyList ? { ...ruleOf(key), hidden: true, required: false } : ruleOf(key)
    const { label, placeholder, required, ...other } = rule
    const readText = (text: NonNullable<RowRule["label"]>) => ("text" in text ? text.text : translate(text.name))
    changeRow(page, decorations, row, {
      ...other,
      ...(label && { label: readText(label) }),
      ...(placeholder && { placeholder: readText(placeholder) }),
      ...(required !== undefined && marksRequired && { required }),
      optionalText: `(${optionalText || translate("optional")})`,
    })
    const field = other.hidden === true && findRowField(row)
    if (field) emptied.add(field)
  }
  const changeState = (value: string) => {
    const { states: known, selectStateText } = readAddressSettings(page)
    const old = group.findState()
    if (!old) return
    const isHidden = ruleOf("state").hidden === true
    const field = isHidden
      ? ({ kind: "hidden", options: [], value: "" } as const)
      : selectStateField(current, known, value)
    const translate = page.translator("checkout", addressMessages)
    replaceStateField(page, decorations, old, field, selectStateText || translate("selectState"))
    const row = group.findRow("state")
    if (row) decorations.show(row, field.kind !== "hidden")
  }
  /** Applies the rules of the present country to the rows as the server printed them. */
  const apply = (state: string) => {
    decorations.restoreAll()
    emptied.restore()
    if (current === rendered) states.put(state)
    else changeState(state)
    const priorities = new Map<HTMLElement, number>()
    for (const key of group.listKeys()) {
      const row = group.findRow(key)
      if (!row) continue
      change(key, row)
      const { priority } = ruleOf(key)
      if (priority !== undefined) priorities.set(row, priority)
    }
    orderRows(sortRows(rows, priorities), page.document.activeElement)
  }
  const send = (name: Parameters<typeof sendCountryEvent>[1]) =>
    sendCountryEvent(page, name, { country: current, wrapper })
  const follow = () => {
    const { value } = country
    if (value === current) return
    const state = states.leave(current, value)
    current = value
    apply(state)
    // In the order of the platform's script, which replaces the state's field before both.
    send("country_to_state_changed")
    send("country_to_state_changing")
  }

  return {
    start() {
      // A browser that returns to the page restores the country chosen before.
      if (country.value === rendered) apply(group.findState()?.value ?? "")
      else follow()
    },
    follow,
    restore() {
      decorations.restoreAll()
      emptied.restore()
      orderRows(rows, page.document.activeElement)
    },
  }
}

/** The rows of an address that may change places: those beside the country's, where the platform sorts rows. */
function listSortedRows(country: Element): readonly HTMLElement[] {
  const parent = findRow(country)?.parentElement
  if (!parent?.closest(checkoutSelectors.sortedRows)) return []
  return [...parent.querySelectorAll<HTMLElement>(`:scope > ${checkoutSelectors.row}`)]
}

/** Empties hidden fields, so that their values aren't sent, and restores what has stayed empty. */
function createEmptiedFields() {
  const values = new Map<FormControl, string>()
  return {
    add(field: FormControl): void {
      if (field.value === "") return
      values.set(field, field.value)
      field.value = ""
    },
    restore(): void {
      for (const [field, value] of values) if (field.value === "") field.value = value
      values.clear()
    },
  }
}

/** Sorts rows by priority; rows of equal priority, and those without, keep the server's order. */
function sortRows(rows: readonly HTMLElement[], priorities: ReadonlyMap<HTMLElement, number>): readonly HTMLElement[] {
  let last = 0
  const placed = rows.map((row) => {
    const own = Number(row.getAttribute("data-priority") ?? Number.NaN)
    last = priorities.get(row) ?? (Number.isFinite(own) ? own : last)
    return { row, priority: last }
  })
  return placed.sort((one, other) => one.priority - other.priority).map(({ row }) => row)
}

/**
 * Sorts the rows of one parent. The row with focus stays, and the others move around it: moving a field would lose its focus and an
 * unfinished input.
 */
function orderRows(rows: readonly HTMLElement[], focused: Element | null): void {
  const isOrdered = rows.every((row, index) => {
    const next = rows[index + 1]
    return !next || Boolean(row.compareDocumentPosition(next) & row.DOCUMENT_POSITION_FOLLOWING)
  })
  if (isOrdered) return
  const pivot = rows.find((row) => row.contains(focused)) ?? rows[0]
  if (!pivot) return
  const place = rows.indexOf(pivot)
  for (const row of rows.slice(0, place)) pivot.before(row)
  let last = pivot
  for (const row of rows.slice(place + 1)) {
    last.after(row)
    last = row
  }
}

/** Stores the entered state of each country, and restores it when the shopper returns to that country. */
function createStateMemory(find: () => FormControl | null) {
  const known = new Map<string, string>()
  return {
    /** Stores the state of one country, and returns the initial value for another. */
    leave(from: string, to: string): string {
      const field = find()
      known.set(from, field?.value ?? "")
      // A choice belongs to one country; only typed text may be kept.
      return known.get(to) ?? (field?.localName === "select" ? "" : (field?.value ?? ""))
    },
    put(value: string): void {
      const field = find()
      const isChoice = field?.localName !== "select" || field.querySelector(`option[value="${CSS.escape(value)}"]`)
      if (field && isChoice) field.value = value
    },
  }
}
