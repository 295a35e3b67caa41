import { change, isConfirming, type OwnSheet, refresh } from "./ownSheet.ts"
import { type SheetState, takeAnswer } from "./sheetModel.ts"
import { askPage } from "./walletAnswer.ts"
import { payer, redactAddress, type WalletAddress } from "./walletPeople.ts"

const changeLimitMs = 20_000

interface SheetChange {
  /** The provider's name of the event. */
  readonly name: string
  readonly event: object
  readonly busy: "address" | "rate"
  /** The state after a refusal. */
  readonly undo: Partial<SheetState>
}

/** Sends a change event to the page. */
function ask(own: OwnSheet, { name, event, busy, undo }: SheetChange): void {
  own.asked += 1
  const number = own.asked
  change(own, { busy, problem: null })
  const answer = askPage({
    view: own.page.view,
    log: own.page.log,
    name,
    limitMs: changeLimitMs,
    amount: own.amount,
    accept(payload) {
      if (number !== own.asked || !own.state) return
      own.state = takeAnswer(own.state, payload)
      refresh(own)
    },
    refuse() {
      if (number === own.asked) change(own, { ...undo, busy: null, problem: busy })
    },
  })
  own.emitter.emit(name, { ...event, ...answer })
}

/** Selects an address of the wallet by its id, or another one, and requests its rates from the page. */
export function changeAddress(own: OwnSheet, address: string | WalletAddress): void {
  const { state } = own
  const known = typeof address === "string" ? state?.addresses.find(({ id }) => id === address) : address
  if (!state || !known || isConfirming(own)) return
  const chosen = "id" in known ? String(known.id) : "other"
  const others = state.addresses.filter(({ id }) => id !== chosen)
  const addresses = "id" in known ? state.addresses : [{ id: chosen, ...known }, ...others]
  change(own, { selectedAddress: chosen, addresses })
  // Apple's wallet doesn't share the name until the shopper pays.
  const name = state.type === "apple_pay" ? "" : payer.name
  ask(own, {
    name: "shippingaddresschange",
    event: { name, address: redactAddress(known) },
    busy: "address",
    undo: { shippingRates: [], selectedRate: null },
  })
}

/** Selects a rate, and requests the new total from the page. */
export function changeRate(own: OwnSheet, id: string): void {
  const { state } = own
  const rate = state?.shippingRates.find((one) => one.id === id)
  if (!state || !rate || isConfirming(own)) return
  change(own, { selectedRate: id })
  const undo = { selectedRate: state.selectedRate }
  ask(own, { name: "shippingratechange", event: { shippingRate: rate }, busy: "rate", undo })
}
