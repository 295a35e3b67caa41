import { goOrReport } from "@ringside/core"
import { useActivation, usePage, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketContent } from "./BasketContent.tsx"

/** The basket in the hook itself. */
export function InlineCart({ options }: { readonly options: MiniCartOptions }) {
  const page = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  // The basket is visible already, so a click on a link of the server is followed.
  useActivation(({ target }) => {
    const href = target.closest("a")?.getAttribute("href")
    if (href) goOrReport(page, href, "shop")
  })
  return (
    <section aria-label={translate("title")}>
      <BasketContent options={options} />
    </section>
  )
}
