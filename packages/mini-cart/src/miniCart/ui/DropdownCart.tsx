import { nullPrototype } from "@ringside/core/domain"
import { type RootProps, useActivation, usePage, useTranslate } from "@ringside/ui"
import { useId, useRef, useState } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { HostOpener } from "../findOpener.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketOpener } from "./BasketOpener.tsx"
import { BasketContent } from "./BasketContent.tsx"
import { useLinkIfAbsent } from "./useLinkIfAbsent.ts"
import { useOpenOnAdd } from "./useOpenOnAdd.ts"
import { usePanel } from "./usePanel.ts"

/** An opener, and the basket in a panel below it, which leaves the rest of the page usable. */
export function DropdownCart({ options, host }: RootProps<MiniCartOptions>) {
  const { document } = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [openedBy, setOpenedBy] = useState<"press" | "add" | null>(null)
  const isOpen = openedBy !== null
  const opener = useRef<HostOpener>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  const press = () => setOpenedBy("press")
  const close = () => {
    // Closing the panel would lose the focus inside it.
    if (panel.current?.contains(document.activeElement)) opener.current?.focus(nullPrototype({ preventScroll: true }))
    setOpenedBy(null)
  }
  useActivation(press)
  useOpenOnAdd(options.openOnAdd, () => setOpenedBy("add"))
  useLinkIfAbsent(openedBy === "press", options)
  usePanel({ isOpen, opener, panel, onClose: close })

  return (
    <div className="ringside-mini-cart-opener">
      <BasketOpener
        hook={host}
        linkText={options.linkText}
        openerRef={opener}
        popup="panel"
        panelId={panelId}
        isOpen={isOpen}
        onPress={isOpen ? close : press}
      />
      {isOpen && (
        <div ref={panel} id={panelId} className="ringside-mini-cart-panel" role="group" aria-label={translate("title")}>
          <BasketContent options={options} onContinue={close} />
        </div>
      )}
    </div>
  )
}
