import type { ConfigRecord } from "./config.ts"

interface MemberSpec {
  /** The purpose of the member, in a sentence. */
  readonly doc: string
}

interface ScalarSpec extends MemberSpec {
  /** The script tag may set the member, too: `colorScheme` as `data-ringside-color-scheme`. The attribute wins over the JSON. */
  readonly onTag?: true
}

/** A choice of a few words. */
export interface ConfigChoiceSpec extends ScalarSpec {
  readonly type: "choice"
  readonly values: readonly string[]
  /** An additional word that means "no choice". */
  readonly nullWord?: string
  /** The value of a page without the member: one of `values`, or null. */
  readonly fallback: string | null
}

/** True or false. */
export interface ConfigFlagSpec extends ScalarSpec {
  readonly type: "flag"
  readonly fallback: boolean
}

/** Words for people; `maxLength` counts UTF-16 units. */
export interface ConfigTextSpec extends ScalarSpec {
  readonly type: "text"
  readonly maxLength?: number
  readonly fallback: string | null
}

/** A language tag; without one it is the document's language. */
export interface ConfigLocaleSpec extends ScalarSpec {
  readonly type: "locale"
}

/** An ISO 4217 code. */
export interface ConfigCurrencySpec extends ScalarSpec {
  readonly type: "currency"
  readonly fallback: null
}

/** An address that we may fetch or send the shopper to: http, https or relative. */
export interface ConfigAddressSpec extends ScalarSpec {
  readonly type: "address"
  /** Whether `false` is a value, too: there is nothing to fetch. */
  readonly mayBeFalse?: true
  readonly fallback: null
}

/** An amount in minor units of the page's currency, 0 or more. No amount fits every currency, so none is the default. */
export interface ConfigMoneySpec extends ScalarSpec {
  readonly type: "money"
  readonly fallback: null
}

/** A list of packages by their names; `true` for all of them, `false` for none. */
export interface ConfigNamesSpec extends ScalarSpec {
  readonly type: "names"
  readonly fallback: boolean
}

/** A list of http or https origins; none by default. */
export interface ConfigOriginsSpec extends ScalarSpec {
  readonly type: "origins"
}

/** An object whose members belong to another system, such as the platform. */
export interface ConfigRecordSpec extends MemberSpec {
  readonly type: "record"
}

/** Texts by language and name. */
export interface ConfigTextsSpec extends MemberSpec {
  readonly type: "texts"
}

/** Members that belong together. */
export interface ConfigGroupSpec extends MemberSpec {
  readonly type: "group"
  readonly members: ConfigTable
}

/** The values that a member of the config may have. */
export type ConfigSpec =
  | ConfigChoiceSpec
  | ConfigFlagSpec
  | ConfigTextSpec
  | ConfigLocaleSpec
  | ConfigCurrencySpec
  | ConfigAddressSpec
  | ConfigMoneySpec
  | ConfigNamesSpec
  | ConfigOriginsSpec
  | ConfigRecordSpec
  | ConfigTextsSpec
  | ConfigGroupSpec

/** Members of the config by name. Declare a package's in `config.ts`, `as const satisfies ConfigTable`, and name it in the part. */
export type ConfigTable = Readonly<Record<string, ConfigSpec>>

/** The values read from a table: each member's parsed value, or its default. */
export type ConfigOf<Table extends ConfigTable> = {
  readonly [Name in keyof Table]: ConfigMemberOf<Table[Name]>
}

type ConfigMemberOf<Spec extends ConfigSpec> = Spec extends {
  readonly type: "group"
  readonly members: infer Members extends ConfigTable
}
  ? ConfigOf<Members>
  : Spec extends {
        readonly type: "choice"
        readonly values: readonly (infer Value)[]
        readonly fallback: infer Fallback
      }
    ? Value | Extract<Fallback, null>
    : Spec extends { readonly type: "text"; readonly fallback: infer Fallback }
      ? string | Extract<Fallback, null>
      : Spec extends { readonly type: "address"; readonly mayBeFalse: true }
        ? string | false | null
        : ConfigMembers[Spec["type"]]

/** The types of the other members, by their specs'. */
interface ConfigMembers {
  readonly flag: boolean
  readonly locale: string
  readonly currency: string | null
  readonly address: string | null
  readonly money: number | null
  readonly names: boolean | readonly string[]
  readonly origins: readonly string[]
  readonly record: ConfigRecord
  readonly texts: ConfigRecord
  readonly choice: string | null
  readonly text: string | null
  readonly group: ConfigRecord
}

/** The members of a table as code writes them: each may be missing, and what belongs to another system is any object. */
export type WrittenConfig<Table extends ConfigTable> = {
  readonly [Name in keyof Table]?: WrittenMemberOf<Table[Name]> | undefined
}

type WrittenMemberOf<Spec extends ConfigSpec> = Spec extends {
  readonly type: "group"
  readonly members: infer Members extends ConfigTable
}
  ? WrittenConfig<Members>
  : Spec extends { readonly type: "record" | "texts" }
    ? object
    : ConfigMemberOf<Spec> | (Spec extends { readonly nullWord: infer Word } ? Word : never)
