import { useActivation, usePage, useTranslate } from "@ringside/ui"
import { useId, useRef, useState } from "react"
import { miniCartMessages } from "../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketButton } from "./BasketButton.tsx"
import { BasketContent } from "./BasketContent.tsx"
import { useOpenOnAdd } from "./useOpenOnAdd.ts"
import { usePanel } from "./usePanel.ts"

/** A button, and the basket in a panel under it, which leaves the rest of the page usable. */
export function DropdownCart({ options }: { readonly options: MiniCartOptions }) {
  const { document } = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  const open = () => setIsOpen(true)
  const close = () => {
    // The panel takes along what has focus in it.
    if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
    setIsOpen(false)
  }
  useActivation(open)
  useOpenOnAdd(options.openOnAdd, open)
  usePanel({ isOpen, opener, panel, onClose: close })

  return (
    <div ref={opener} className="ringside-mini-cart-opener">
      <BasketButton
        buttonRef={button}
        linkText={options.linkText}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={isOpen ? close : open}
      />
      {isOpen && (
        <div ref={panel} id={panelId} className="ringside-mini-cart-panel" role="group" aria-label={translate("title")}>
          <BasketContent options={options} onContinue={close} />
        </div>
      )}
    </div>
  )
}
