import { cartOf } from "@ringside/cart"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import type { ComponentProps, RefObject } from "react"
import { miniCartMessages } from "../../messages.ts"
import { formatButtonName, formatButtonText } from "./buttonText.ts"

interface BasketButtonProps extends Omit<ComponentProps<"button">, "ref"> {
  /** Not named `ref`, which preact keeps from components. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  /** The text of the server's own link, which the button replaces. */
  readonly linkText: string | null
}

/** Opens the basket. It has the text and the size of the server's link, so that nothing moves when it replaces the link. */
export function BasketButton({ linkText, buttonRef, ...attributes }: BasketButtonProps) {
  const page = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  const count = useStore(cartOf(page).$count)
  const figure = count?.toLocaleString(page.config.locale) ?? null
  const actionName = count === null ? translate("title") : translate("open", { count })
  const text = formatButtonText(linkText ?? translate("title"), figure)
  return (
    <button
      {...attributes}
      ref={buttonRef}
      type="button"
      className="ringside-mini-cart-button"
      aria-label={formatButtonName(linkText, actionName)}
    >
      {text}
    </button>
  )
}
