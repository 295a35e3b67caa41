import { isRecord, readRecord } from "@ringside/core/domain"

/** The input for a card form. `amount` is in the provider's units; below 1 the card is only saved. */
export interface CardElements {
  readonly amount: number | null
  readonly currency: string
  readonly appearance?: object | null
  readonly fonts?: readonly object[] | null
  readonly linkEnabled?: boolean
}

/** Options of the provider's `elements()`. Source: checkout §8.1. */
export function createCardElementsOptions({ amount, currency, appearance, fonts, linkEnabled }: CardElements) {
  const isPayment = typeof amount === "number" && amount >= 1
  return {
    mode: isPayment ? ("payment" as const) : ("setup" as const),
    currency: typeof currency === "string" ? currency.toLowerCase() : "",
    ...(isPayment && { amount }),
    paymentMethodCreation: "manual" as const,
    paymentMethodTypes: linkEnabled ? ["card", "link"] : ["card"],
    appearance: appearance ?? {},
    fonts: fonts ?? [],
  }
}

/** The content of the payment element beside the card fields. */
export interface PaymentElementState {
  readonly context: "checkout" | "blocks" | "other"
  /** The shop's `paymentMethodsConfig`. */
  readonly paymentMethods: Readonly<Record<string, unknown>> | null
  /** Names of the billing fields on the page, such as `billing_email`, each with whether it is required. */
  readonly billingFields: unknown
  /** Whether the terms of saving a card are shown. */
  readonly showTerms: boolean
  /** Whether the place is the account's form for a new card, where the provider's own wallet isn't offered. */
  readonly isAddingMethod?: boolean
  readonly customer: { readonly name?: unknown; readonly email?: unknown; readonly billing_country?: unknown } | null
}

/** The provider's billing details and the form fields that they are read from. */
const detailFields = {
  name: ["billing_first_name", "billing_last_name"],
  email: ["billing_email"],
  phone: ["billing_phone"],
  address: {
    country: ["billing_country"],
    line1: ["billing_address_1"],
    line2: ["billing_address_2"],
    city: ["billing_city"],
    state: ["billing_state"],
    postalCode: ["billing_postcode"],
  },
} as const

type Shown = "never" | "auto"

/** Options of `elements.create("payment")`. Source: checkout §8.1, §14. */
export function createPaymentElementOptions(state: PaymentElementState): object {
  const { context, paymentMethods, billingFields, showTerms, isAddingMethod = false, customer } = state
  const onPage = listFieldNames(billingFields)
  const show = (names: readonly string[]): Shown =>
    context === "blocks" || names.some((name) => onPage.includes(name)) ? "never" : "auto"
  const address = Object.fromEntries(Object.entries(detailFields.address).map(([key, names]) => [key, show(names)]))
  const billingDetails = {
    name: show(detailFields.name),
    email: show(detailFields.email),
    phone: show(detailFields.phone),
    address,
  }
  return {
    terms: createTerms(paymentMethods, showTerms),
    wallets: {
      applePay: "never",
      googlePay: "never",
      link: hasLink(paymentMethods) && !isAddingMethod ? "auto" : "never",
    },
    ...(context !== "other" && { fields: { billingDetails } }),
    ...(customer && { defaultValues: { billingDetails: createCustomerDetails(customer) } }),
  }
}

/** Whether the shop takes cards by Link, the provider's own wallet. */
function hasLink(paymentMethods: PaymentElementState["paymentMethods"]): boolean {
  return isRecord(paymentMethods?.["link"]) && isRecord(paymentMethods["card"])
}

/**
 * Whether the terms of saving are shown, by the names of the payment methods that can be saved: not Link, which the provider lacks
 * there. Source: checkout §8.1.
 */
export function createTerms(
  paymentMethods: PaymentElementState["paymentMethods"],
  showTerms: boolean,
): Readonly<Record<string, "always" | "never">> {
  const reusable = Object.entries(paymentMethods ?? {}).filter(
    ([name, method]) => name !== "link" && isRecord(method) && method.isReusable === true,
  )
  return Object.fromEntries(reusable.map(([name]) => [name, showTerms ? ("always" as const) : ("never" as const)]))
}

/** Older hosts print a list of names instead of an object. */
function listFieldNames(fields: unknown): readonly string[] {
  if (Array.isArray(fields)) return fields.filter((name): name is string => typeof name === "string")
  return isRecord(fields) ? Object.keys(fields) : []
}

function createCustomerDetails({
  name,
  email,
  billing_country: country,
}: NonNullable<PaymentElementState["customer"]>) {
  return dropEmpty({ name, email, address: isText(country) ? { country } : undefined })
}

/** Values of the form's fields, by their names. */
export type BillingValues = Readonly<Record<string, string | null | undefined>>

/**
 * Billing details for a payment method: the form's values override the customer's. A field in the form counts even when it is empty,
 * because the provider's own field is hidden then. Source: checkout §8.2, §14.
 */
export function createBillingDetails(values: BillingValues | null, customer: unknown): object {
  const known = readRecord(customer)
  const { address: knownAddress, name: knownName, email: knownEmail, billing_country: knownCountry } = known
  const read = (key: string) => values?.[`billing_${key}`] ?? undefined
  const name = [read("first_name"), read("last_name")]
    .filter(isText)
    .map((part) => part.trim())
    .join(" ")
    .trim()
  const address = dropEmpty({
    ...dropEmpty({ country: isText(knownCountry) ? knownCountry : undefined }),
    ...(isRecord(knownAddress) && dropEmpty(knownAddress)),
    ...dropEmpty({
      country: read("country"),
      line1: read("address_1"),
      line2: read("address_2"),
      city: read("city"),
      state: read("state"),
      // Providers compare it with the card's, and shops take it with blanks around it.
      postal_code: read("postcode")?.trim(),
    }),
  })
  return dropEmpty({
    name: name === "" ? (isText(knownName) ? knownName : undefined) : name,
    email: read("email") ?? (isText(knownEmail) ? knownEmail : undefined),
    phone: read("phone"),
    address: Object.keys(address).length > 0 ? address : undefined,
  })
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

function dropEmpty(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null))
}
