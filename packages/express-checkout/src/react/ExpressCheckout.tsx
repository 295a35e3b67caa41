import { startBehaviour, type Scope } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import type { RootProps } from "@ringside/ui"
import { createRootComponent, type RootComponentProps, useConnection } from "@ringside/ui/react"
import { createContext, type ReactNode, useCallback, useContext, useState } from "react"
import { connectExpress } from "../behaviour.ts"
import { expressAttributes } from "../options.ts"
import { expressNews } from "../start.ts"
import "../styles.css"

/** The app's content where there is no wallet. */
const FallbackContext = /* @__PURE__ */ createContext<ReactNode>(null)

const Root = /* @__PURE__ */ createRootComponent({
  name: "express-checkout",
  attributes: expressAttributes,
  component: Wallets,
})

/** The props of `ExpressCheckout`. */
export type ExpressCheckoutProps = RootComponentProps<typeof expressAttributes>

/**
 * Wallet buttons for the basket: a frame of their final height, in which the provider draws them. Its children show where the shopper has no
 * wallet, where nothing is to be paid, and on a server. A page has one place for buttons: the first.
 */
export function ExpressCheckout({ children, ...props }: ExpressCheckoutProps) {
  return (
    <FallbackContext value={children}>
      <Root {...props}>{children}</Root>
    </FallbackContext>
  )
}

function Wallets({ options: { radius } }: RootProps<OptionsOf<typeof expressAttributes>>) {
  const fallback = useContext(FallbackContext)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isShown, setIsShown] = useState(true)
  const connect = useCallback(
    (element: HTMLElement, scope: Scope) => {
      startBehaviour(expressNews, scope.page)
      // A provider without parts doesn't look for new markup.
      scope.page.watch()
      connectExpress(element, scope, { radius, onShow: setIsShown })
    },
    [radius],
  )
  useConnection(frame, { name: "express-checkout", connect })
  // The provider's element stays while there is nothing to pay: it comes back with the next product.
  return (
    <>
      <div ref={setFrame} hidden={!isShown} />
      {!isShown && fallback}
    </>
  )
}
