/** An answer with the headers beyond those of every answer; `mistake` when the request broke the contract. */
export interface StoreAnswer {
  readonly status: number
  readonly body: object
  readonly mistake?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The members of a JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The checks of a body's members, by name. */
export type StoreMembers = Readonly<Record<string, (value: unknown) => boolean>>

/** A request that changes something. */
export interface StoreWrite {
  readonly members: StoreMembers
  /** Whether its body may have other members, too. */
  readonly takesMore: boolean
  readonly apply: (body: JsonObject) => StoreAnswer
}

/** Creates an error as the Store API answers it. */
export function createStoreError(status: number, code: string, message: string, cart?: object): StoreAnswer {
  return { status, body: { code, message, data: { status, ...(cart && { cart }) } } }
}

/** Whether a value of a JSON text is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether a value of a JSON text is a text with content. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

/** The currency of every amount, as the Store API names it. */
export const currency = {
  currency_code: "EUR",
  currency_symbol: "€",
  currency_minor_unit: 2,
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
  currency_prefix: "",
  currency_suffix: " €",
}
