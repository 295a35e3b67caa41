import { type Page, readHostSettings } from "@ringside/core"
import { walletButtonsService } from "@ringside/payments"
import { usePage } from "@ringside/ui"
import { type RefObject, useLayoutEffect, useRef } from "react"
import { walletSettings } from "../../hostSettings.ts"

/** The places of the wallet buttons and of the line below them, as the payment plugin names them. */
export const walletIds = {
  buttons: "wcpay-express-checkout-element",
  line: "wcpay-express-checkout-button-separator",
} as const

/**
 * Reserves the space of wallet buttons in the form's first frame: their code connects later, and would move the form below. That code
 * releases the space where no wallet comes. `hasTotal`: without something to pay there are no buttons.
 */
export function useWalletPlace(form: RefObject<HTMLFormElement | null>, hasTotal: boolean): void {
  const page = usePage()
  // Once: from then on the code of the buttons changes the place. Neither a new total nor an app that is shown again reserves it.
  const isDue = useRef(hasTotal)
  useLayoutEffect(() => {
    const heightPx = isDue.current && walletButtonsService.of(page).areOurs() ? readHeightPx(page) : null
    isDue.current = false
    if (form.current && heightPx !== null) reserve(page, form.current, heightPx)
  }, [page, form])
}

function readHeightPx(page: Page): number | null {
  return readHostSettings(page, walletSettings)
}

/** Recorded by the page, so that the code of the buttons can release it. */
function reserve({ decorations }: Page, form: HTMLElement, heightPx: number): void {
  const set = (id: string, property: string, value: string) => {
    const element = form.querySelector<HTMLElement>(`#${id}`)
    if (!element) return
    decorations.attribute(element, "hidden", null)
    decorations.style(element, "display", "block")
    decorations.style(element, property, value)
  }
  set(walletIds.buttons, "min-height", `${String(heightPx)}px`)
  set(walletIds.line, "visibility", "hidden")
}
