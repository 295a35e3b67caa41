import type { CartLine } from "@ringside/cart/domain"
import { useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

/** More lines than a shopper reads in a panel; a basket filled by a script must not freeze the page. */
const drawnLines = 100

/** The lines that the list renders. Returns the same array for the same lines. */
export function selectDrawnLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.length > drawnLines ? lines.slice(0, drawnLines) : lines
}

/** The number of lines that the list doesn't render. */
export function MoreLines({ lineCount }: { readonly lineCount: number }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const count = lineCount - drawnLines
  return count > 0 && <p className="ringside-mini-cart-more ringside-mini-cart-muted">{translate("more", { count })}</p>
}
