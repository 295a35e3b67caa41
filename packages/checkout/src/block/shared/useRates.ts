import type { CartStore } from "@ringside/cart"
import { selectShippingRate } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { useRef, useState } from "react"
import type { ShippingPackage } from "../../domain/index.ts"
import { useBlockTexts } from "./texts.ts"

/** The shipping rates and their choice. */
export interface Rates {
  /** The rate to show as chosen: the shopper's last choice, otherwise the server's. */
  chosenOf(parcel: ShippingPackage): string
  choose(parcel: ShippingPackage, rateId: string): void
  readonly error: string | null
  readonly isBusy: boolean
}

type Wanted = Readonly<Record<string, string>>

/**
 * Chooses rates optimistically and sends them through the cart's queue. The last choice stays until its own response: the response to an
 * earlier choice doesn't replace it. A refused choice is replaced by the previous one. Source: checkout contract §7.
 */
export function useRates(store: CartStore): Rates {
  const page = usePage()
  const translate = useBlockTexts()
  const [wanted, setWanted] = useState<Wanted>({})
  const [error, setError] = useState<string | null>(null)
  const lastChoice = useRef(0)

  const send = async (parcel: ShippingPackage, rateId: string) => {
    const choice = (lastChoice.current += 1)
    const key = String(parcel.id)
    setWanted((before) => ({ ...before, [key]: rateId }))
    setError(null)
    const name = parcel.rates.find((rate) => rate.rateId === rateId)?.name ?? ""
    page.events.sendOwn("ringside:checkout:shipping", page.document.body, { shippingTier: name })
    const result = await store.send(selectShippingRate, { packageId: parcel.id, rateId })
    // A later choice is still pending and has priority.
    if (choice !== lastChoice.current) return
    setWanted({})
    if (result.kind === "done") page.announce.polite(translate("shippingChosen", { name }))
    else {
      const message = result.message || translate("rateUnavailable")
      setError(message)
      page.announce.assertive(message)
    }
  }
  return {
    chosenOf: ({ id, rates }) => wanted[String(id)] ?? rates.find(({ isSelected }) => isSelected)?.rateId ?? "",
    choose: (parcel, rateId) => void send(parcel, rateId),
    error,
    isBusy: Object.keys(wanted).length > 0,
  }
}
