import type { Answer, Visitor } from "./visitor.ts"

/** The fields that a browser would submit with a form in its current state, including those with a `form` attribute. */
export function fieldsOf({ page }: Answer, selector: string): Record<string, string> {
  const form = page.querySelector(selector)
  if (!form) throw new Error(`no ${selector} on the page`)
  const id = form.getAttribute("id")
  const outside = id ? [...page.querySelectorAll(`[form="${id}"]`)] : []
  const controls = [...form.querySelectorAll("input, select, textarea"), ...outside]
  const fields: Record<string, string> = {}
  for (const control of controls) {
    const name = control.getAttribute("name")
    const isElsewhere = control.getAttribute("form") !== null && control.getAttribute("form") !== id
    const isOff = /^(checkbox|radio)$/.test(control.getAttribute("type") ?? "") && !control.hasAttribute("checked")
    if (name === null || isElsewhere || isOff) continue
    const source =
      control.tagName === "SELECT" ? (control.querySelector("[selected]") ?? control.querySelector("option")) : control
    fields[name] = (control.tagName === "TEXTAREA" ? control.textContent : source?.getAttribute("value")) ?? ""
  }
  return fields
}

/** An address in Bilbao, with the checkout form's names. */
export const bilbao = {
  billing_first_name: "Nuria",
  billing_last_name: "Relente",
  billing_country: "ES",
  billing_address_1: "Calle Mayor 1",
  billing_postcode: "48001",
  billing_city: "Bilbao",
  billing_state: "BI",
  billing_email: "nuria@example.com",
} as const

/** Opens the checkout, fills in its form, accepts the terms and submits it. */
export async function placeByForm(
  visitor: Visitor,
  changes: Record<string, string> = {},
  prefix = "",
): Promise<Answer> {
  const page = await visitor.visit(`${prefix}/checkout/`)
  return visitor.submit(`${prefix}/checkout/`, {
    ...fieldsOf(page, "form.checkout"),
    ...bilbao,
    terms: "on",
    ...changes,
  })
}
