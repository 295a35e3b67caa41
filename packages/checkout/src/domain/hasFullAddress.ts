/** An address field as it stands on the page. */
export interface AddressFieldState {
  readonly required: boolean
  readonly visible: boolean
  readonly value: string | null
}

/** Whether every required address field that the shopper sees has a value. Source: checkout contract §4.2. */
export function hasFullAddress(fields: readonly AddressFieldState[] | null): boolean {
  return (fields ?? []).every(({ required, visible, value }) => !required || !visible || (value ?? "").trim() !== "")
}
