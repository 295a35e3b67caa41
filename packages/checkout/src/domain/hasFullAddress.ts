import { formatText, isRecord } from "@ringside/core/domain"

/** An address field as it stands on the page. */
export interface AddressFieldState {
  readonly required: boolean
  readonly visible: boolean
  readonly value: string | null
}

/** Whether every required address field that the shopper sees has a value. Source: checkout contract §4.2. */
export function hasFullAddress(fields: readonly AddressFieldState[] | null): boolean {
  const list = Array.isArray(fields) ? fields.filter((field) => isRecord(field)) : []
  return list.every(({ required, visible, value }) => !required || !visible || formatText(value).trim() !== "")
}
