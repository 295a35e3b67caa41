import type { CartStore } from "@ringside/cart"
import { selectShippingRate, type ShippingPackage } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { startTransition, useRef, useState } from "react"
import { reportRate } from "../../choiceReports.ts"
import { callCheckoutAction } from "../blockActions.ts"
import { useBlockTexts } from "./texts.ts"

/** The shipping rates and their choice. */
export interface Rates {
  /** The rate to show as chosen: the shopper's last choice, otherwise the server's. */
  chosenOf(parcel: ShippingPackage): string
  choose(parcel: ShippingPackage, rateId: string): void
  /** The reason why the last choice for the package was refused. */
  errorOf(parcel: ShippingPackage): string | null
  readonly isBusy: boolean
}

/** Texts by the packages' ids. */
type ByPackage = Readonly<Record<string, string | undefined>>

/**
 * Chooses rates optimistically and sends them through the cart's queue. The last choice for a package stays until its own response: the
 * response to an earlier choice doesn't replace it. A refused choice is replaced by the previous one. Source: checkout contract §7.
 */
export function useRates(store: CartStore): Rates {
  const page = usePage()
  const translate = useBlockTexts()
  const [wanted, setWanted] = useState<ByPackage>({})
  const [errors, setErrors] = useState<ByPackage>({})
  const choices = useRef(new Map<string, number>())

  const send = async (parcel: ShippingPackage, rateId: string) => {
    const key = String(parcel.id)
    const choice = (choices.current.get(key) ?? 0) + 1
    choices.current.set(key, choice)
    setWanted((before) => ({ ...before, [key]: rateId }))
    setErrors((before) => ({ ...before, [key]: undefined }))
    const name = parcel.rates.find((rate) => rate.rateId === rateId)?.name ?? ""
    reportRate(page, name)
    const result = await store.send(selectShippingRate, { packageId: parcel.id, rateId })
    if (result.kind === "done") {
      callCheckoutAction(page, store, "set-selected-shipping-rate", { shippingRateId: rateId })
    }
    // A later choice for this package is still pending and has priority.
    if (choice !== choices.current.get(key)) return
    const refusal = result.kind === "done" ? undefined : result.message || translate("rateUnavailable")
    // The checkout shows the response in a transition, too; without one, the former rate would be chosen until then.
    startTransition(() => {
      setWanted((before) => ({ ...before, [key]: undefined }))
      setErrors((before) => ({ ...before, [key]: refusal }))
    })
    if (refusal === undefined) page.announce.polite(translate("shippingChosen", { name }))
    else page.announce.assertive(refusal)
  }
  return {
    chosenOf: ({ id, rates }) => wanted[String(id)] ?? rates.find(({ isSelected }) => isSelected)?.rateId ?? "",
    choose: (parcel, rateId) => void send(parcel, rateId),
    errorOf: ({ id }) => errors[String(id)] ?? null,
    isBusy: Object.values(wanted).some((rateId) => rateId !== undefined),
  }
}
