import { Drawer, type RootProps, useActivation, useTranslate } from "@ringside/ui"
import { useRef, useState } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { HostOpener } from "../findOpener.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketOpener } from "./BasketOpener.tsx"
import { BasketContent } from "./BasketContent.tsx"
import { useLinkIfAbsent } from "./useLinkIfAbsent.ts"
import { useOpenOnAdd } from "./useOpenOnAdd.ts"

/** An opener, and the basket in a drawer at the page's edge. */
export function DrawerCart({ options, host }: RootProps<MiniCartOptions>) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [openedBy, setOpenedBy] = useState<"press" | "add" | null>(null)
  // No request is sent before the first opening; then the content stays rendered, so that it slides out with the drawer.
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<HostOpener>(null)

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
      <BasketOpener
        hook={host}
        linkText={options.linkText}
        openerRef={opener}
        popup="dialog"
        isOpen={openedBy !== null}
        onPress={press}
      />
      <Drawer
        isOpen={openedBy !== null}
        onClose={close}
        title={translate("title")}
        edge={options.side}
        returnFocus={opener}
      >
        {wasOpened && <BasketContent options={options} className="ringside-mini-cart-drawer" onContinue={close} />}
      </Drawer>
    </div>
  )
}
