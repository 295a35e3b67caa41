import { isRecord } from "@ringside/core/domain"
import {
  type ExtraField,
  matchesPattern,
  matchesRule,
  readRuleMessage,
  type TypedAddress,
  unknownValue,
} from "../../domain/index.ts"
import type { FormState, Section } from "./formState.ts"
import { listAddresses } from "./formState.ts"
import type { BlockSettings } from "./settings.ts"

/** The parts of an order that rules may name, which stand around the schemas of extensions that name them directly. */
const roots = ["cart", "checkout", "customer"]

/**
 * The fields of extensions as their rules have them for this order: without hidden ones, and required where they say so. What a rule leaves open is
 * shown and not required, since the shop checks the order. Source: the platform's document of an order.
 */
export function resolveFields(
  fields: readonly ExtraField[],
  form: FormState,
  settings: BlockSettings,
  section?: Section,
): readonly ExtraField[] {
  if (fields.every(({ rules }) => rules === null)) return fields
  const document = createDocument(form, settings, section)
  const isMet = (rule: unknown) => rule !== undefined && matchesRule(wrap(rule), document) === true
  return fields.flatMap((field) => {
    if (isMet(field.rules?.hidden)) return []
    return [field.rules?.required ? { ...field, isRequired: isMet(field.rules.required) } : field]
  })
}

type FieldValue = string | boolean | undefined

/** Whether a text breaks its field's own rule, or hasn't the form that the field's `pattern` gives. */
export function breaksRule(field: ExtraField, value: FieldValue): boolean {
  return breaksSchema(field, value) || breaksPattern(field, value)
}

/** An extension's own words for a text that breaks a rule of its field: those of the rule, or the `title` of a field with a form. */
export function readRuleText(field: ExtraField, value: FieldValue): string | null {
  if (breaksSchema(field, value)) return readRuleMessage(field.rules?.validation, value)
  return breaksPattern(field, value) ? field.attributes?.["title"] || null : null
}

function breaksSchema({ rules }: ExtraField, value: FieldValue): boolean {
  return Boolean(value) && rules?.validation !== undefined && matchesRule(rules.validation, value) === false
}

/** Whether a text lacks the form of its field's `pattern`, as a browser checks it that sends a form. */
function breaksPattern({ type, attributes }: ExtraField, value: FieldValue): boolean {
  const pattern = type === "text" && typeof value === "string" && value !== "" ? attributes?.["pattern"] : undefined
  return pattern !== undefined && matchesPattern(`^(?:${pattern})$`, String(value)) === false
}

function wrap(rule: unknown): unknown {
  return isRecord(rule) && roots.some((root) => root in rule) ? { type: "object", properties: rule } : rule
}

function createDocument(form: FormState, settings: BlockSettings, section: Section | undefined) {
  const pick = (fields: readonly ExtraField[]) =>
    Object.fromEntries(fields.map(({ id, type }) => [id, form.extra[id] ?? (type === "checkbox" ? false : "")]))
  const { billing, shipping } = listAddresses(form)
  const addresses = { billing: toValues(billing, settings), shipping: toValues(shipping, settings) }
  return {
    cart: createCartPart(form, settings),
    checkout: {
      create_account: form.createsAccount,
      customer_note: form.note,
      payment_method: form.method,
      additional_fields: pick(settings.fields),
    },
    customer: {
      id: settings.isLoggedIn ? unknownValue : 0,
      billing_address: addresses.billing,
      shipping_address: addresses.shipping,
      additional_fields: pick(settings.contactFields),
      ...(section && { address: addresses[section] }),
    },
  }
}

/** Boxes are true or false in a rule. */
function toValues(address: TypedAddress, { addressFields }: BlockSettings) {
  const boxes = addressFields.filter(({ type }) => type === "checkbox").map(({ id }) => id)
  return { ...address, ...Object.fromEntries(boxes.map((id) => [id, address[id] === "1"])) }
}

function createCartPart({ picksUp }: FormState, settings: BlockSettings) {
  const answer = settings.readCart()
  if (!answer) return unknownValue
  const { cart, details } = answer
  const chosen = details.packages.flatMap(({ rates }) => rates.filter(({ isSelected }) => isSelected))
  return {
    coupons: details.coupons.map(({ name }) => name),
    shipping_rates: [...new Set(chosen.map(({ rateId }) => rateId))],
    items: cart.lines.flatMap(({ productId, quantity }) =>
      Array.from({ length: Math.ceil(quantity) }, () => productId),
    ),
    items_type: unknownValue,
    items_count: cart.itemsCount,
    items_weight: unknownValue,
    needs_shipping: cart.needsShipping,
    prefers_collection: picksUp,
    totals: { total_price: cart.totals.total.amountMinor, total_tax: cart.totals.tax.amountMinor },
    extensions: details.extensions,
  }
}
