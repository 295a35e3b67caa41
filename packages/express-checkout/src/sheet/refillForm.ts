import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { matchSelectOption, type RefillFields, selectRefillFields } from "../domain/index.ts"

type Field = HTMLInputElement | HTMLSelectElement

/** The values of the host's address fields when a sheet was opened. */
export type FieldValues = ReadonlyMap<string, string>

/** Every part of an address that a sheet may return. */
const anyAddress = { country: "-", state: "-", city: "-", postal_code: "-" }

/** The current values of the host's address fields; empty if a cancelled sheet fills nothing in. */
export function readFieldValues(page: Page, context: string): FieldValues {
  const refill = selectRefillFields(context, anyAddress)
  if (!refill) return new Map()
  return new Map(
    refill.fields.flatMap(({ name }) => {
      const field = findField(page, refill, name)
      return field ? [[name, field.value] as const] : []
    }),
  )
}

/**
 * Fills the sheet's last address into the host's form, except for fields that the shopper has edited since `before`. Source:
 * express-checkout contract §7.
 */
export function refillForm(page: Page, refill: RefillFields | null, before: FieldValues): void {
  const form = refill && page.document.querySelector<HTMLElement>(refill.form)
  if (!refill || !form) return
  // Before a new country empties the field of the state, which is no edit.
  const edited = new Set(
    refill.fields.map(({ name }) => name).filter((name) => isEdited(findField(page, refill, name), before.get(name))),
  )
  for (const { name, value } of refill.fields) {
    // Find the field each time: a new country replaces the field of the state.
    const field = findField(page, refill, name)
    if (field && !edited.has(name)) fill(page, field, value)
  }
  if (refill.submit !== null) form.querySelector<HTMLElement>(refill.submit)?.click()
}

function isEdited(field: Field | null, known: string | undefined): boolean {
  return field !== null && known !== undefined && field.value !== known
}

function fill(page: Page, field: Field, value: string): void {
  const isSelect = field.localName === "select"
  const chosen = isSelect ? matchSelectOption(readOptions(field), value) : value
  if (chosen === null || field.value === chosen) return
  field.value = chosen
  // jQuery's handlers receive the native event, too.
  field.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
  if (isSelect) page.events.send({ name: "close", target: field })
}

function readOptions(field: Field): { readonly value: string; readonly text: string }[] {
  return [...field.querySelectorAll("option")].map(({ value, text }) => ({ value, text }))
}

function findField({ document }: Page, { form }: RefillFields, name: string): Field | null {
  return document.querySelector<Field>(`${form} :is(input, select)[name="${CSS.escape(name)}"]`)
}
