/** A choice of a few words. */
export interface ChoiceSpec {
  readonly type: "choice"
  readonly values: readonly string[]
  /** The value of a hook without the attribute: one of `values`. */
  readonly fallback: string
  readonly doc: string
}

/** Written "on" or "off". */
export interface FlagSpec {
  readonly type: "flag"
  readonly fallback: boolean
  readonly doc: string
}

/** A whole number; `unit` is what it counts, for people. */
export interface IntegerSpec {
  readonly type: "integer"
  readonly min?: number
  readonly max?: number
  readonly unit?: string
  readonly fallback: number | null
  readonly doc: string
}

/** An amount in minor units of the page's currency, 0 or more. No amount fits every currency, so none is the default. */
export interface MoneySpec {
  readonly type: "money"
  readonly fallback: null
  readonly doc: string
}

/** Words for people; `maxLength` counts UTF-16 units. */
export interface TextSpec {
  readonly type: "text"
  readonly maxLength: number
  readonly fallback: string | null
  readonly doc: string
}

/** An address that passes `isSafeUrl`, of at most `maxUrlLength` UTF-16 units. */
export interface UrlSpec {
  readonly type: "url"
  readonly fallback: string | null
  readonly doc: string
}

/** An option, declared once: the values it accepts, its default, and a sentence on its purpose. */
export type AttributeSpec = ChoiceSpec | FlagSpec | IntegerSpec | MoneySpec | TextSpec | UrlSpec

/** A widget's options by name, in kebab-case without `data-ringside-`. Declare one `as const satisfies AttributeTable`. */
export type AttributeTable = Readonly<Record<string, AttributeSpec>>

/** The options passed to a widget, by camel-case name. Each is the parsed value or the default. */
export type OptionsOf<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: OptionOf<Table[Name]>
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

type OptionOf<Spec extends AttributeSpec> = Spec extends {
  readonly type: "choice"
  readonly values: readonly (infer Value)[]
}
  ? Value
  : Spec extends { readonly type: "flag" }
    ? boolean
    : | (Spec extends { readonly type: "integer" | "money" } ? number : string)
      | (Spec["fallback"] extends number | string ? never : null)

/** The prefix of all hook attributes. */
export const attributePrefix = "data-ringside-"

/** Longer addresses are refused: servers refuse them, too. */
export const maxUrlLength = 2048
