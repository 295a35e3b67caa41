import { formatText } from "@ringside/core/domain"
import type { FormFields } from "./basketRequests.ts"

const errorClasses: readonly string[] = ["woocommerce-error", "is-error"]

/** Whether the shop's answer to a coupon is an error: an element of it has a class of errors. Source: catalogue-and-cart §11. */
export function isCouponErrorHtml(html: string): boolean {
  return [...formatText(html).matchAll(/\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].some(
    ([, double, single, bare]) =>
      (double ?? single ?? bare ?? "").split(/\s+/).some((name) => errorClasses.includes(name)),
  )
}

/** The answer to a request of the basket page, without its content. */
export type AnswerMark =
  | { readonly kind: "answer"; readonly status: number }
  | {
      readonly kind: "unreachable"
      readonly reason: "offline" | "timeout" | "aborted" | "network" | "too-long" | "prevented" | "foreign"
    }

/**
 * Decides how the shopper's next action is sent after a failure: in the background again where a later request may succeed, by the
 * browser's own form post or link where something refuses background requests (a policy, a firewall's challenge, another page).
 */
export function selectNextRoute(answer: AnswerMark): "background" | "native" {
  if (answer.kind === "unreachable") return ["network", "too-long"].includes(answer.reason) ? "native" : "background"
  return answer.status >= 500 ? "background" : "native"
}

/** A field of a line in the basket table; boxes and radio buttons of one name are a field each. */
export interface LineField {
  /** Begins with `cart[KEY]`, the line's key. */
  readonly name: string
  /** Whether it differs from what the server printed. */
  readonly isEdited: boolean
}

/** The fields of the basket's form, as it sends them now and as the request sent them. */
interface FormStates {
  readonly now: FormFields
  /** Null for a request that sends no fields of lines. */
  readonly sent: FormFields | null
}

/**
 * The fields that the shopper has changed and the shop has not been asked for: those that differ from what was sent, or for a request
 * that sends no fields and in a line that is newer than the request, from what the server printed.
 */
export function selectUnsentFields<Field extends LineField>(
  fields: readonly Field[],
  { now, sent }: FormStates,
): readonly Field[] {
  // Of a name, all values count: many forms print a hidden field for the state of a box that isn't checked.
  const [valuesNow, valuesSent] = [listValues(now), listValues(sent ?? [])]
  const sentLines = new Set([...valuesSent.keys()].map(readLine))
  return fields.filter(({ name, isEdited }) => {
    if (!sentLines.has(readLine(name))) return isEdited
    // A box that isn't checked sends nothing.
    return !isSameList(valuesNow.get(name) ?? [], valuesSent.get(name) ?? [])
  })
}

/** The start of a field's name with the line's key. */
function readLine(name: string): string {
  return name.slice(0, name.indexOf("]") + 1)
}

function listValues(pairs: FormFields): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return values
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
