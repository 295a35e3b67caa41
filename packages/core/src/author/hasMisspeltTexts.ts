import { type ConfigRecord, isRecord, mayResemble } from "../domain/index.ts"

/** The texts of a widget's namespace, among which a page's own text may be meant. */
export interface KnownTexts {
  readonly namespace: string
  readonly keys: readonly string[]
}

/** A page's own text, by the language and the name that the config lists it under. */
interface OwnText {
  readonly language: string
  readonly name: string
  readonly prefix: string
  readonly key: string
}

/** Whether a page's own texts may have a misspelt name of a known one. Names unlike those are ignored: another catalogue may have them. */
export function hasMisspeltTexts({ namespace, keys }: KnownTexts, overrides: ConfigRecord): boolean {
  return listOwnTexts(overrides).some(
    ({ prefix, key }) =>
      (prefix !== namespace || !keys.includes(key)) && mayResemble(prefix, [namespace]) && mayResemble(key, keys),
  )
}

/** Lists the texts that a page provides itself. */
export function listOwnTexts(overrides: ConfigRecord): readonly OwnText[] {
  return Object.entries(overrides).flatMap(([language, texts]) =>
    (isRecord(texts) ? Object.keys(texts) : []).map((name) => {
      const [prefix = "", key = ""] = name.split(/\.(.*)/s)
      return { language, name, prefix, key }
    }),
  )
}
