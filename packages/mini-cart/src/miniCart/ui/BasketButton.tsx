import { cartOf } from "@ringside/cart"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"
import type { OpenerProps } from "./openerProps.ts"
import { formatButtonText, formatOpenerName } from "./openerText.ts"

interface BasketButtonProps extends OpenerProps {
  /** The hook's own text, which the button replaces. */
  readonly linkText: string | null
}

/** The button of a hook that has no opener of its own, with the hook's text. */
export function BasketButton({ linkText, openerRef, popup, panelId, isOpen, onPress }: BasketButtonProps) {
  const page = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  const count = useStore(cartOf(page).$count)
  const figure = count?.toLocaleString(page.config.locale) ?? null
  const text = formatButtonText(linkText ?? translate("title"), figure)
  return (
    <button
      ref={(element) => void (openerRef.current = element)}
      type="button"
      className="ringside-mini-cart-button"
      aria-label={count === null ? undefined : formatOpenerName(text, translate("open", { count }))}
      aria-haspopup={popup === "dialog" ? "dialog" : undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      {text}
    </button>
  )
}
