import { isOwnFunction, markOwnFunction, type Page, readGlobal } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { AttributionValues } from "../domain/index.ts"
import { askedTrackingService } from "./askedTracking.ts"

const globalName = "wc_order_attribution"

/** The functions of order attribution for other scripts. */
interface TrackingCalls {
  readonly setAllowed: (isAllowed: boolean) => void
  readonly read: () => AttributionValues
}

/** Puts the platform's two functions on its global, which payment and consent scripts call. */
export function provideTrackingApi(page: Page, settings: object, { setAllowed, read }: TrackingCalls): void {
  const { window, signal } = page
  const present = readGlobal(window, globalName)
  const holder: object = isRecord(present) ? present : { ...settings }
  const members = {
    setOrderTracking(allow: unknown) {
      const params: unknown = Reflect.get(holder, "params")
      if (isRecord(params)) Reflect.set(params, "allowTracking", allow === true)
      setAllowed(allow === true)
    },
    getAttributionData: () => ({ ...read() }),
  }
  const before = Object.keys(members).map((name) => {
    const descriptor = Reflect.getOwnPropertyDescriptor(holder, name)
    // The loader's functions end with the page, too.
    return [name, isOwnFunction(descriptor?.value) ? undefined : descriptor] as const
  })
  for (const [name, member] of Object.entries(members)) Reflect.set(holder, name, markOwnFunction(member))
  if (holder !== present) Reflect.set(window, globalName, holder)
  const isAllowed = askedTrackingService.find(page)?.isAllowed ?? null
  if (isAllowed !== null) members.setOrderTracking(isAllowed)
  signal.addEventListener("abort", () => {
    if (holder !== present) Reflect.deleteProperty(window, globalName)
    for (const [name, descriptor] of before) {
      if (descriptor) Reflect.defineProperty(holder, name, descriptor)
      else Reflect.deleteProperty(holder, name)
    }
  })
}
