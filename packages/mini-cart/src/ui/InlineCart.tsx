import { useActivation, usePage, useTranslate } from "@ringside/ui"
import { useRef } from "react"
import { miniCartMessages } from "../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketBody } from "./BasketBody.tsx"
import { BasketFoot } from "./BasketFoot.tsx"
import { useKeptFocus } from "./useKeptFocus.ts"

/** The basket in the hook itself. */
export function InlineCart({ options }: { readonly options: MiniCartOptions }) {
  const page = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  const section = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(section)
  // The basket is in view already: a link of the server's that was pressed is meant as a link.
  useActivation(({ target }) => {
    const href = target.closest("a")?.getAttribute("href")
    if (href) page.navigation.go(href)
  })
  return (
    <section
      ref={section}
      className="ringside-mini-cart"
      aria-label={translate("title")}
      tabIndex={-1}
      onFocus={keepFocus}
    >
      <BasketBody options={options} />
      <BasketFoot options={options} />
    </section>
  )
}
