import type { CartStore } from "@ringside/cart"
import { updateCustomer } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import {
  type AddressValues,
  createCustomerPush,
  type CustomerAddresses,
  mergeServerAddress,
  normalizeAddressValue,
  type TypedAddress,
} from "../../domain/index.ts"
import type { Section } from "./formState.ts"

/** Pause without a change after which an address or a draft of the order is sent. Source: checkout contract §7. */
export const pushDelayMs = 1500

/** The maximum of repeated pushes; after that, the shop's responses don't converge. */
const flushesMax = 3

/** The addresses after a response. */
export type MergedAddresses = Readonly<Record<Section, TypedAddress>>

/** `pause`: while the shopper may still be typing. `left`: a field was left, or the order is to be placed. */
export type PushTime = "pause" | "left"

interface PushNeeds {
  readonly page: Page
  readonly store: CartStore
  readonly signal: AbortSignal
  /** The current addresses. */
  readonly read: () => Readonly<Record<Section, TypedAddress>>
  /** Names of fields that can't be sent, such as `billing_postcode`: after a pause in typing, or when a field is left. */
  readonly listInvalid: (at: PushTime) => readonly string[]
  /** Takes the shop's values for fields without edits since the push. */
  readonly merge: (merged: MergedAddresses) => void
  /** Null after a push has succeeded. */
  readonly showFailure: (failure: PushFailure | null) => void
}

/** A push that failed; `body` is the shop's response where it refused the addresses. */
interface PushFailure {
  readonly message: string
  readonly body?: unknown
}

/** Sends the typed addresses. */
export interface AddressPush {
  /** The values that were last sent to the shop. */
  readonly pushed: Readonly<Record<Section, TypedAddress>>
  /** Discards the sent values, and treats `addresses` as the shop's. */
  reset(addresses: Readonly<Record<Section, TypedAddress>>): void
  /** Sends the changed address after a pause. */
  schedule(): void
  /** Sends changes immediately; resolves with whether the shop has them. */
  flush(): Promise<boolean>
}

/** Sends addresses with one push at a time; a change during a push is sent after it. Source: checkout contract §7. */
export function createAddressPush({
  page,
  store,
  signal,
  read,
  listInvalid,
  merge,
  showFailure,
}: PushNeeds): AddressPush {
  let pushed: Readonly<Record<Section, TypedAddress>> = { billing: {}, shipping: {} }
  let cancel: () => void = () => undefined
  let running: Promise<boolean> | null = null

  const createPush = (at: PushTime) => createCustomerPush(pushed, read(), { invalid: listInvalid(at) })
  const send = async (at: PushTime): Promise<boolean> => {
    const push = createPush(at)
    if (!push) return true
    const sent = { billing: push.body.billing_address ?? {}, shipping: push.body.shipping_address ?? {} }
    const result = await store.send(updateCustomer, {
      billingAddress: toText(sent.billing),
      shippingAddress: toText(sent.shipping),
    })
    if (signal.aborted) return false
    if (result.kind !== "done") {
      showFailure(result)
      return false
    }
    showFailure(null)
    const answer = store.$answer.get()
    if (answer) takeAnswer(sent, answer.details)
    return true
  }
  /** Only the response to a push is compared with the typed values, because any other may be older. */
  const takeAnswer = (sent: Readonly<Record<Section, AddressValues>>, server: MergedAddresses) => {
    const local = read()
    const settle = (section: Section) => mergeTyped(local[section], sent[section], server[section])
    const merged = { billing: settle("billing"), shipping: settle("shipping") }
    pushed = { billing: listPushed(merged.billing, sent.billing), shipping: listPushed(merged.shipping, sent.shipping) }
    merge(merged)
  }
  const run = (at: PushTime): Promise<boolean> => {
    running ??= send(at).finally(() => {
      running = null
    })
    return running
  }
  const flush = async (at: PushTime): Promise<boolean> => {
    cancel()
    let isDone = true
    const isDue = () => running !== null || createPush(at) !== null
    // What couldn't be sent was taken back.
    if (!isDue() && listInvalid(at).length === 0) showFailure(null)
    for (let round = 0; round < flushesMax && isDone && isDue(); round += 1) isDone = await run(at)
    return isDone
  }
  const push: AddressPush = {
    get pushed() {
      return pushed
    },
    reset(addresses) {
      pushed = addresses
    },
    schedule() {
      cancel()
      cancel = page.clock.after(pushDelayMs, () => void flush("pause"))
    },
    flush: () => flush("left"),
  }
  signal.addEventListener("abort", () => cancel())
  return push
}

/** The shop's values, but an empty one never replaces a typed text. */
function mergeTyped(local: TypedAddress, sent: AddressValues, server: TypedAddress): TypedAddress {
  const merged = toText(mergeServerAddress(local, sent, server))
  const kept = Object.entries(local).filter(([key, value]) => value.trim() !== "" && (merged[key] ?? "") === "")
  return { ...merged, ...Object.fromEntries(kept) }
}

/** The values to compare the next push with: the shop's, and for fields edited since, the sent ones. */
function listPushed(merged: TypedAddress, sent: AddressValues): TypedAddress {
  return toText(
    Object.fromEntries(
      Object.entries(merged).map(([key, value]) => {
        const isEdited = key in sent && normalizeAddressValue(key, value) !== sent[key]
        return [key, isEdited ? sent[key] : value]
      }),
    ),
  )
}

function toText(address: NonNullable<CustomerAddresses["billing"]>): TypedAddress {
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
