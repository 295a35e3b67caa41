import type { ConfigSpec } from "./configTable.ts"
import { listWords } from "./listWords.ts"
import { suggestName } from "./suggestName.ts"

/** A member's declaration, reduced to the fields that its message needs. */
export type ExpectedMember =
  | ConfigSpec
  | { readonly type: "record" }
  | { readonly type: "text"; readonly maxLength?: number }
  | { readonly type: "message" }

/** A page author's mistake in the config. `path` leads to the member: `cart.url`. */
export type ConfigProblem =
  | {
      readonly kind: "wrong-value"
      readonly path: string
      readonly value: unknown
      /** The values that the member accepts. */
      readonly expected: ExpectedMember
      /** The value used instead; undefined when the member is only ignored. */
      readonly used?: unknown
    }
  | {
      readonly kind: "unknown-member"
      /** The holder of the name, for the message: "config member cart." */
      readonly subject: string
      readonly name: string
      readonly known: readonly string[]
    }
  | {
      /** The printed config is no JSON object. */
      readonly kind: "unreadable"
      readonly reason: string
    }
  | {
      /** Members of the printed config that could reach a prototype. */
      readonly kind: "unsafe-members"
      readonly names: readonly string[]
    }
  | {
      readonly kind: "unknown-package"
      readonly path: string
      readonly name: string
      readonly known: readonly string[]
    }

/** Formats one line that a page author can act on alone: the member, what was expected, what is used instead. */
export function formatConfigProblem(problem: ConfigProblem): string {
  switch (problem.kind) {
    case "wrong-value": {
      const { path, value, expected, used } = problem
      const result = used === undefined ? "it is ignored" : `${quote(used)} is used`
      return `[ringside] config member ${path} is ${quote(value)}; expected ${formatExpectedMember(expected)}, so ${result}.`
    }
    case "unknown-member": {
      const hint = formatHint(problem, "one of")
      return `[ringside] ${problem.subject}${problem.name.slice(0, 60)} is not known; ${hint} It is ignored.`
    }
    case "unreadable":
      return `[ringside] data-ringside-config ${problem.reason}; expected a JSON object, so every setting keeps its default.`
    case "unsafe-members": {
      const names = problem.names.join(", ").slice(0, 200)
      return `[ringside] data-ringside-config has ${names}; expected no member that reaches a prototype, so it is left out.`
    }
    case "unknown-package": {
      const hint = formatHint(problem, "true, false or some of")
      return `[ringside] ${problem.path} names ${quote(problem.name)}, which is no package; ${hint} It is ignored.`
    }
  }
}

/** The values that a member accepts, as words that complete "expected …". */
export function formatExpectedMember(spec: ExpectedMember): string {
  switch (spec.type) {
    case "choice":
      return listWords([...spec.values, ...(spec.nullWord === undefined ? [] : [spec.nullWord])])
    case "flag":
      return "true or false"
    case "text":
      return spec.maxLength === undefined ? "a text" : `a text of at most ${spec.maxLength} characters`
    case "message":
      return 'a text, or its plural forms with "other"'
    case "locale":
      return 'a language tag such as "es-ES"'
    case "currency":
      return 'an ISO 4217 code such as "EUR"'
    case "address":
      return `an http, https or relative address${"mayBeFalse" in spec ? ", or false" : ""}`
    case "money":
      return "an amount in minor units, such as 15000"
    case "names":
      return "true, false or a list of package names"
    case "origins":
      return 'a list of origins such as ["https://en.shop.example"]'
    case "record":
    case "texts":
    case "group":
      return "an object"
  }
}

function formatHint(
  { name, known }: { readonly name: string; readonly known: readonly string[] },
  words: string,
): string {
  const meant = suggestName(name, known)
  return meant === null ? `expected ${words} ${known.join(", ")}.` : `did you mean ${meant}?`
}

/** Formats a value as JSON. Everything in a config came from JSON or from an attribute, so this never fails. */
function quote(value: unknown): string {
  return JSON.stringify(value).slice(0, 60)
}
