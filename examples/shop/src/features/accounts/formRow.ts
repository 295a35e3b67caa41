import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { accountTexts } from "./texts.ts"

/** A form field in the platform's markup. */
export interface FormRow {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly type?: "text" | "email" | "password" | "tel"
  readonly value?: string
  readonly autocomplete: string
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly lengthMax?: number
  readonly hint?: string
  /** The error in the value; screen readers announce it with the field. */
  readonly fault?: string | undefined
  /** "first" and "last" rows are side by side if there is room. The default is "wide". */
  readonly width?: "wide" | "first" | "last"
}

/** A form row with label, field, hint and error. The value of a password field is never printed. */
export function formRow(row: FormRow, visit: Pick<Visit, "language">): Html {
  const { id, hint, fault, isRequired = true } = row
  const words = accountTexts[visit.language]
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ")
  return html`<p
    class="woocommerce-form-row form-row form-row-${row.width ?? "wide"} ${fault ? "woocommerce-invalid" : ""}"
    id="${id}_field"
  >
    <label for="${id}"
      >${row.label}
      ${row.isReadOnly ? "" : isRequired ? requiredMark(words.required) : optionalMark(words.optional)}</label
    >
    <input
      type="${row.type ?? "text"}"
      class="woocommerce-Input woocommerce-Input--text input-text"
      name="${row.name}"
      id="${id}"
      autocomplete="${row.autocomplete}"
      maxlength="${row.lengthMax ?? 254}"
      ${row.value === undefined || row.type === "password" ? "" : html`value="${row.value}"`}
      ${isRequired ? html`required aria-required="true"` : ""}
      ${row.isReadOnly ? "readonly" : ""}
      ${notes ? html`aria-describedby="${notes}"` : ""}
      ${fault ? html`aria-invalid="true"` : ""}
    />
    ${hint ? html`<small id="${id}-hint">${hint}</small>` : ""}
    ${fault ? html`<small id="${id}-fault" class="er-fault">${fault}</small>` : ""}
  </p>`
}

function requiredMark(words: string): Html {
  return html`<span class="required" aria-hidden="true">*</span><span class="screen-reader-text">${words}</span>`
}

function optionalMark(word: string): Html {
  return html`<span class="optional">(${word})</span>`
}

/** The hidden fields of every account form: its nonce, and the path of its page. */
export function nonceFields(name: string, action: string, { shop, session, url }: Visit): Html {
  return html`<input type="hidden" name="${name}" value="${shop.nonces.issue(action, session.id)}" />
    <input type="hidden" name="_wp_http_referer" value="${url.pathname}" />`
}

/** Whether a form's nonce was issued for this action and session. */
export function hasNonce(
  fields: ReadonlyMap<string, string>,
  name: string,
  action: string,
  { shop, session }: Visit,
): boolean {
  return shop.nonces.isValid(fields.get(name) ?? "", action, session.id)
}
