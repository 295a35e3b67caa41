import { formatMoney } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import { useEffect, useRef } from "react"
import { useBlockTexts } from "./texts.ts"
import type { ShownCart } from "./useBlockCart.ts"

/** Announces a changed total to screen readers. */
export function useTotalAnnouncement({ cart, details, state }: ShownCart): void {
  const page = usePage()
  const translate = useBlockTexts()
  const announced = useRef<number | null>(null)
  const totalMinor = details?.totalMinor ?? null
  useEffect(() => {
    if (totalMinor === null || state.isBusy || !cart || !details) return
    const isNew = announced.current !== null && announced.current !== totalMinor
    announced.current = totalMinor
    if (!isNew) return
    const amount = { amountMinor: totalMinor, currency: details.currency }
    const total = formatMoney(amount, { locale: page.config.locale, format: cart.totals.format })
    page.announce.polite(translate("totalNow", { total }))
  }, [page, translate, totalMinor, state.isBusy, cart, details])
}
