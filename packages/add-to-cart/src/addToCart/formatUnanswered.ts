import { type CartResult, formatFailure } from "@ringside/cart"
import type { Page } from "@ringside/core"

type Unanswered = Extract<CartResult, { readonly kind: "unreachable" }>

/** The message about an add without an answer: that the shop may have added the product, otherwise why it failed, as in all widgets. */
export function formatUnanswered(
  page: Page,
  result: Unanswered,
  texts: Readonly<Record<"failed" | "unclear", string>>,
): string {
  return result.reason === "unclear" ? texts.unclear : formatFailure(page, result, texts.failed)
}
