import { Drawer, useActivation, useTranslate } from "@ringside/ui"
import { useRef, useState } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketButton } from "./BasketButton.tsx"
import { BasketContent } from "./BasketContent.tsx"
import { useLinkIfAbsent } from "./useLinkIfAbsent.ts"
import { useOpenOnAdd } from "./useOpenOnAdd.ts"

/** A button, and the basket in a drawer at the page's edge. */
export function DrawerCart({ options }: { readonly options: MiniCartOptions }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [openedBy, setOpenedBy] = useState<"press" | "add" | null>(null)
  // No request is sent before the first opening; then the content stays rendered, so that it slides out with the drawer.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const open = (by: "press" | "add") => {
    setWasOpened(true)
    setOpenedBy(by)
  }
  const press = () => open("press")
  const close = () => setOpenedBy(null)
  useActivation(press)
  useOpenOnAdd(options.openOnAdd, () => open("add"))
  useLinkIfAbsent(openedBy === "press", options)

  return (
    <div className="ringside-mini-cart-opener">
      <BasketButton buttonRef={button} linkText={options.linkText} aria-haspopup="dialog" onClick={press} />
      <Drawer
        isOpen={openedBy !== null}
        onClose={close}
        title={translate("title")}
        edge={options.side}
        returnFocus={button}
      >
        {wasOpened && <BasketContent options={options} className="ringside-mini-cart-drawer" onContinue={close} />}
      </Drawer>
    </div>
  )
}
