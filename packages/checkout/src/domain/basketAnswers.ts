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

/** A quantity field of the basket table. */
export interface QuantityField {
  readonly name: string
  readonly value: string
  /** The value that the server printed. */
  readonly printed: string
}

/**
 * The quantities that the shopper has entered and the shop has not been asked for: those that differ from what was sent, or for a
 * request that sends no quantities (`sent` is null) from what the server printed.
 */
export function selectUnsentQuantities(
  fields: readonly QuantityField[],
  sent: readonly (readonly [name: string, value: string])[] | null,
): readonly QuantityField[] {
  const sentValues = sent && new Map(sent)
  return fields.filter(({ name, value, printed }) => value !== (sentValues?.get(name) ?? printed))
}
