import { useTranslate } from "@ringside/ui"
import { useRef } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { HostOpener } from "../findOpener.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketLinks } from "./BasketLinks.tsx"
import { LoadingBasket } from "./LoadingBasket.tsx"
import { OpenerButton } from "./OpenerButton.tsx"
import { TotalsOutline } from "./TotalsOutline.tsx"

interface FirstMiniCartProps {
  readonly options: Pick<MiniCartOptions, "layout" | "images" | "basketUrl" | "checkoutUrl">
}

/** A mini-cart before there is a page, and with it a basket: the closed one's button, or the outline of the open one. */
export function FirstMiniCart({ options }: FirstMiniCartProps) {
  return options.layout === "inline" ? <FirstLines options={options} /> : <FirstOpener options={options} />
}

function FirstOpener({ options: { layout } }: FirstMiniCartProps) {
  const opener = useRef<HostOpener>(null)
  return (
    <div className="ringside-mini-cart-opener">
      <OpenerButton
        linkText={null}
        count={null}
        openerRef={opener}
        popup={layout === "drawer" ? "dialog" : "panel"}
        isOpen={false}
        onPress={ignore}
      />
    </div>
  )
}

function FirstLines({ options }: FirstMiniCartProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  return (
    <section aria-label={translate("title")}>
      <div className="ringside-mini-cart">
        <LoadingBasket lineCount={1} hasImages={options.images} />
        <div className="ringside-mini-cart-foot">
          <TotalsOutline />
          <BasketLinks options={options} />
        </div>
      </div>
    </section>
  )
}

function ignore(): void {
  // The page comes in the same moment as the listeners.
}
