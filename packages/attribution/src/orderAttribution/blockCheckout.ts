import { extensionsService } from "@ringside/cart"
import { type Page, readGlobal } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import type { AttributionState } from "./attributionState.ts"
import { orderExtensionName } from "../domain/attributionValues.ts"
import { type AttributionValues, createOrderExtension } from "../domain/index.ts"
import { selectors } from "../host.ts"

const storeName = "wc/store/checkout"

/** Hands the values to our own block checkout, which reads `cart.extensions`. */
export function startExtensionData(page: Page, { $attribution }: AttributionState): void {
  const extensions = extensionsService.of(page)
  $attribution.subscribe((values) =>
    extensions.set(orderExtensionName, createOrderExtension(values)[orderExtensionName]),
  )
  page.signal.addEventListener("abort", () => extensions.delete(orderExtensionName))
}

/** Hands the values to the host's block checkout, whose store may come late. */
export function startHostExtensionData(page: Page, { $attribution }: AttributionState): void {
  let published: AttributionValues | null = null
  const publishToHost = () => {
    const values = $attribution.get()
    if (published === values || !page.document.querySelector(selectors.blockCheckout)) return
    if (setExtensionData(page, values)) published = values
  }
  $attribution.subscribe(publishToHost)
  page.onScan(publishToHost)
}

/** Whether the host's store has taken the values. */
function setExtensionData({ window }: Page, values: AttributionValues): boolean {
  try {
    const data = readMember(readGlobal(window, "wp"), ["data"])
    const dispatch = readMember(data, ["dispatch"])
    if (typeof dispatch !== "function") return false
    const actions: unknown = Reflect.apply(dispatch, data, [storeName])
    const set = readMember(actions, ["setExtensionData"]) ?? readMember(actions, ["__internalSetExtensionData"])
    if (typeof set !== "function") return false
    Reflect.apply(set, actions, [orderExtensionName, values, true])
    return true
  } catch {
    // A store that isn't registered yet throws in some releases.
    return false
  }
}
