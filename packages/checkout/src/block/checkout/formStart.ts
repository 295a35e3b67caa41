import type { Page } from "@ringside/core"
import type { BlockCart } from "../../domain/index.ts"
import { fieldId, type FormState, type Section } from "./formState.ts"
import type { BlockSettings } from "./settings.ts"

/** A form before the shop has said anything. */
export const emptyForm: FormState = {
  billing: {},
  shipping: {},
  shipsElsewhere: false,
  note: "",
  createsAccount: false,
  password: "",
  acceptsTerms: false,
  method: "",
  token: "new",
  savesCard: false,
  extra: {},
}

/** The account's default card, else a new one. */
export function selectToken({ tokens }: BlockSettings): string {
  return tokens.find(({ isDefault }) => isDefault)?.id ?? "new"
}

/** The form as the shop knows the shopper. */
export function createForm({ billing, shipping, paymentMethods }: BlockCart, before: FormState): FormState {
  const { email: _email, ...own } = billing
  const isElsewhere = Object.entries(shipping).some(([key, value]) => key in own && value !== "" && value !== own[key])
  return {
    ...before,
    billing,
    shipping,
    shipsElsewhere: isElsewhere,
    method: before.method || (paymentMethods?.[0] ?? ""),
  }
}

/** What is being typed into stays as it is: the shop's way of writing it comes when the field is left. */
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
