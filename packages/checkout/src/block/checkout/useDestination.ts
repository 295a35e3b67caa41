import { useMemo } from "react"
import {
  type BlockCart,
  destinationKeys,
  hasDestination,
  normalizeAddressValue,
  type TypedAddress,
} from "../../domain/index.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { listAddresses } from "./formState.ts"
import { useView } from "./useView.ts"

/** Whether the shop's rates are those of the address in the form: it is complete, and the shop has it. */
export function useDestination(model: CheckoutModel, details: BlockCart | null): boolean {
  const { settings } = model
  const known = details?.shipping ?? null
  const isComplete = useMemo(() => known !== null && hasDestination(known, settings), [known, settings])
  return useView(
    model,
    ({ form }) => isComplete && form !== null && known !== null && isSame(known, listAddresses(form).shipping),
  )
}

function isSame(one: TypedAddress, other: TypedAddress): boolean {
  const read = (address: TypedAddress, key: string) => normalizeAddressValue(key, address[key] ?? "")
  return destinationKeys.every((key) => read(one, key) === read(other, key))
}
