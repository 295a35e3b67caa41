import { formatText } from "@ringside/core/domain"

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
  readonly name: string
  /** The values that it sends: none where it is a box or a radio button that isn't checked. */
  readonly values: readonly string[]
  /** Whether it differs from what the server printed. */
  readonly isEdited: boolean
}

/**
 * The fields that the shopper has changed and the shop has not been asked for: those that differ from what was sent, or for a request
 * that sends no fields (`sent` is null) and in a line that is newer than the request, from what the server printed.
 */
export function selectUnsentFields<Field extends LineField>(
  fields: readonly Field[],
  sent: readonly (readonly [name: string, value: string])[] | null,
): readonly Field[] {
  const [now, then] = [
    listValues(fields.flatMap(({ name, values }) => values.map((value) => [name, value] as const))),
    listValues(sent ?? []),
  ]
  return fields.filter(({ name, isEdited }) => {
    const values = then.get(name)
    return values ? !isSameList(now.get(name) ?? [], values) : isEdited
  })
}

function listValues(
  pairs: readonly (readonly [name: string, value: string])[],
): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return values
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
