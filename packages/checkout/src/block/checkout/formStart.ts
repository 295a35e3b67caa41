import type { Page } from "@ringside/core"
import type { BlockCart } from "../../domain/index.ts"
import { fieldId, type FormState, type Section } from "./formState.ts"
import { listPaymentMethods } from "./listPaymentMethods.ts"
import { isPickupChosen } from "./pickup.ts"
import type { BlockSettings } from "./settings.ts"

/** The form before the first response of the shop. */
export const emptyForm: FormState = {
  billing: {},
  shipping: {},
  shipsElsewhere: false,
  picksUp: false,
  note: "",
  createsAccount: false,
  password: "",
  acceptsTerms: false,
  method: "",
  token: "new",
  savesCard: false,
  extra: {},
}

/** The account's default card, otherwise a new one. An expired card is never preselected. */
function selectToken({ tokens }: BlockSettings): string {
  return tokens.find(({ isDefault, isExpired }) => isDefault && !isExpired)?.id ?? "new"
}

/** The form of a page before the shopper's data: what the page contains, and what the shop requires. */
export function createFirstForm(settings: BlockSettings): FormState {
  const { account, extra, note } = settings
  return { ...emptyForm, token: selectToken(settings), createsAccount: account === "required", extra, note }
}

/** The way to pay that the shop's totals count with, otherwise the first that it offers here. */
function selectMethod(settings: BlockSettings, details: BlockCart): string {
  const offered = listPaymentMethods(settings, details)
  return offered.includes(settings.method) ? settings.method : (offered[0] ?? "")
}

/** Creates the form from the shop's data of the shopper. */
export function createForm(settings: BlockSettings, details: BlockCart, before: FormState): FormState {
  const { billing, shipping } = details
  const { email: _email, ...own } = billing
  const isElsewhere = Object.entries(shipping).some(([key, value]) => key in own && value !== "" && value !== own[key])
  return {
    ...before,
    billing,
    shipping,
    shipsElsewhere: isElsewhere && details.needsShipping && !settings.isBillingForced,
    picksUp: isPickupChosen(details, settings.pickup),
    method: before.method || selectMethod(settings, details),
  }
}

/** Keeps the text of the focused field: the shop's spelling is applied when the field is left. */
export function keepFocused(
  { document }: Page,
  section: Section,
  local: FormState["billing"],
  merged: FormState["billing"],
): FormState["billing"] {
  const focused = document.activeElement?.id
  const kept = Object.entries(local).filter(([key]) => fieldId(section, key) === focused)
  return { ...merged, ...Object.fromEntries(kept) }
}
