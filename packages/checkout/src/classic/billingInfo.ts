import { isRecord } from "@ringside/core/domain"
import { isBillingInfoMissing } from "../domain/index.ts"
import { findRow, readFormPairs } from "../forms/formFields.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"
import { readAddressSettings } from "../forms/settings.ts"

/** Whether billing data that the payment needs is empty, in fields that the shopper may not see. Source: checkout contract §6. */
export function lacksBillingInfo(order: CheckedForm, billingFields: unknown): boolean {
  const { page, form } = order
  // A page that prints no rules by country has them in its rows: a state may be optional, or hidden.
  const isRequired = (name: string) => {
    const field = form.querySelector(`[name="${CSS.escape(name)}"]`)
    return field !== null && findRow(field)?.classList.contains("validate-required") === true
  }
  const fields = Object.entries(isRecord(billingFields) ? billingFields : {}).filter(([name]) => isRequired(name))
  const values = Object.fromEntries(readFormPairs(order))
  return isBillingInfoMissing(values, Object.fromEntries(fields), { locale: readAddressSettings(page).locale })
}
