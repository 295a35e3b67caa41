import { cartService } from "@ringside/cart"
import { usePage, useStore } from "@ringside/ui"
import { OpenerButton } from "./OpenerButton.tsx"
import type { OpenerProps } from "./openerProps.ts"

interface BasketButtonProps extends OpenerProps {
  /** The text of the hook's link, whose place and look the button takes; without one it is drawn as a button. */
  readonly linkText: string | null
}

/** The button of a hook that has no opener of its own, with the hook's text. */
export function BasketButton(props: BasketButtonProps) {
  return <OpenerButton {...props} count={useStore(cartService.of(usePage()).$count)} />
}
