import { cartService } from "@ringside/cart"
import { usePage, useStore } from "@ringside/ui"
import { useEffect, useState } from "react"
import { findOpener } from "../findOpener.ts"
import { HostOpener } from "./HostOpener.tsx"
import { OpenerButton } from "./OpenerButton.tsx"
import type { OpenerProps } from "./openerProps.ts"

interface BasketButtonProps extends OpenerProps {
  /** The text of the hook's link, whose place and look the button takes; without one it is drawn as a button. */
  readonly linkText: string | null
}

interface BasketOpenerProps extends BasketButtonProps {
  readonly hook: HTMLElement
}

/** Opens the basket: the hook's own link, button or picture where it has one, else a button of ours. */
export function BasketOpener({ hook, linkText, ...opener }: BasketOpenerProps) {
  const page = usePage()
  const [element, setElement] = useState(() => findOpener(page, hook))
  // The shop prints its header again with each new basket.
  useEffect(() => page.onScan(() => setElement(findOpener(page, hook))), [page, hook])
  return element ? (
    <HostOpener key="host" {...opener} hook={hook} element={element} />
  ) : (
    <BasketButton {...opener} linkText={linkText} />
  )
}

/** The button of a hook that has no opener of its own, with the hook's text. */
function BasketButton(props: BasketButtonProps) {
  return <OpenerButton {...props} count={useStore(cartService.of(usePage()).$count)} />
}
