import { type Behaviour, defineBehaviour, type Page, type Scope } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { keysByCountry, selectRowRule, selectStateField } from "../domain/index.ts"
import { addressFieldsJob } from "../jobs.ts"
import { addressMessages } from "../addressForms/messages.ts"
import { changeRow } from "./addressRow.ts"
import { sendCountryEvent } from "./countryEvents.ts"
import { findRowField, type FormControl, isFormControl, readRenderedCountry } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { orderRows } from "./orderRows.ts"
import { readAddressSettings } from "./settings.ts"
import { replaceStateField } from "./stateField.ts"

/** Options of the address fields in one kind of form. */
interface AddressFieldsOptions {
  readonly name: string
  /** The element whose children are the fields' rows. */
  readonly wrapper: string
  /** Whether labels distinguish required fields from optional ones. */
  readonly marksRequired: boolean
}

/** Makes address fields follow the country. Source: checkout contract §5. */
export function createAddressFields({ name, wrapper: selector, marksRequired }: AddressFieldsOptions): Behaviour {
  return defineBehaviour({
    name,
    selector: ({ jobs }) => (jobs.modeOf(addressFieldsJob) === "active" ? selector : null),
    connect(wrapper: HTMLElement, scope: Scope) {
      const country = wrapper.querySelector(checkoutSelectors.country)
      if (!country || !isFormControl(country)) return
      const { follow, restore } = createAddress(scope, { wrapper, country, marksRequired })
      scope.listenToField(wrapper, "change", ({ target }) => {
        if (target === country) follow()
      })
      scope.signal.addEventListener("abort", restore)
      // A browser that returns to the page restores the country chosen before.
      return follow
    },
  })
}

interface AddressParts {
  readonly wrapper: HTMLElement
  readonly country: FormControl
  readonly marksRequired: boolean
}

function createAddress(scope: Scope, { wrapper, country, marksRequired }: AddressParts) {
  const { page } = scope
  // Names of one address share a prefix.
  const prefix = country.name.replace(/country$/, "")
  const findRow = (key: string) =>
    wrapper.querySelector<HTMLElement>(`#${CSS.escape(prefix)}${key}_field`) ?? findOwnRow(scope.page, wrapper, key)
  const rendered = readRenderedCountry(country)
  const rows = [...wrapper.querySelectorAll<HTMLElement>(`:scope > ${checkoutSelectors.row}`)]
  // Revert the changes for one country before those for the next.
  const decorations = page.createDecorations()
  const states = createStateMemory(() => findRow("state"))
  let current = rendered

  const change = (code: string): ReadonlyMap<HTMLElement, number> => {
    const { locale, optionalText } = readAddressSettings(page)
    const translate = page.translator("checkout", addressMessages)
    const priorities = new Map<HTMLElement, number>()
    for (const key of keysByCountry) {
      const row = findRow(key)
      if (!row) continue
      const { label, required, ...other } = selectRowRule({ key, country: code, rendered, locale })
      const rule = required !== undefined && marksRequired ? { ...other, required } : other
      const text = label && ("text" in label ? label.text : translate(label.name))
      const own = { ...rule, optionalText: `(${optionalText || translate("optional")})` }
      changeRow(page, decorations, row, text === undefined ? own : { ...own, label: text })
      if (rule.priority !== undefined) priorities.set(row, rule.priority)
    }
    return priorities
  }
  const changeState = (code: string, value: string) => {
    const { states: known, locale, selectStateText } = readAddressSettings(page)
    const translate = page.translator("checkout", addressMessages)
    const row = findRow("state")
    const old = row && findStateControl(row)
    if (!old) return
    const { hidden = false } = selectRowRule({ key: "state", country: code, rendered, locale })
    const field = hidden ? ({ kind: "hidden", options: [], value: "" } as const) : selectStateField(code, known, value)
    replaceStateField(page, decorations, old, field, selectStateText || translate("selectState"))
    decorations.show(row, field.kind !== "hidden")
  }
  const send = (name: Parameters<typeof sendCountryEvent>[1]) =>
    sendCountryEvent(page, name, { country: current, wrapper })

  return {
    follow() {
      const { value } = country
      if (value === current) return
      const state = states.leave(current, value)
      current = value
      send("country_to_state_changing")
      decorations.restoreAll()
      const priorities = value === rendered ? new Map<HTMLElement, number>() : change(value)
      if (value === rendered) states.put(state)
      else changeState(value, state)
      orderRows(sortRows(rows, priorities), page.document.activeElement)
      send("country_to_state_changed")
    },
    restore() {
      decorations.restoreAll()
      orderRows(rows, page.document.activeElement)
    },
  }
}

/** The row in the page's settings, where a theme has given it another id. */
function findOwnRow(page: Page, wrapper: HTMLElement, key: string): HTMLElement | null {
  const selector = readMember(readAddressSettings(page).localeFields, [key])
  try {
    return typeof selector === "string" ? wrapper.querySelector<HTMLElement>(selector) : null
  } catch {
    // The setting is no valid selector.
    return null
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

/** Stores the entered state of each country, and restores it when the shopper returns to that country. */
function createStateMemory(findRow: () => HTMLElement | null) {
  const known = new Map<string, string>()
  const find = () => {
    const row = findRow()
    return row && findStateControl(row)
  }
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

function findStateControl(row: Element): FormControl | null {
  return findRowField(row) ?? row.querySelector<HTMLInputElement>("input[type=hidden]")
}
