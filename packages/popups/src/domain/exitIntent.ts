import { readExitIntent } from "./trigger.ts"

/** An event of a shopper who may be leaving. Times are in milliseconds since the popup was connected. */
export type ExitSign =
  | {
      readonly type: "mouseout"
      readonly clientY: number
      /** The pointer went to another element, so it is still on the page. */
      readonly hasRelatedTarget: boolean
      readonly buttons: number
      /** A text field has focus. */
      readonly editing: boolean
      readonly elapsedMs: number
    }
  | {
      readonly type: "scroll"
      /** Negative upwards, in CSS pixels. */
      readonly deltaY: number
      readonly deltaMs: number
      /** The lowest that the page has been scrolled to. */
      readonly maxScrollY: number
      readonly viewportHeight: number
      readonly elapsedMs: number
    }

/** Whether a shopper is about to leave. Source: popups §12. */
export function isExitIntent(sign: ExitSign, trigger: object): boolean {
  const { sensitivity, minTime, touch, scrollUpSpeed } = readExitIntent(trigger)
  if (sign.elapsedMs < minTime) return false
  if (sign.type === "mouseout") {
    return !sign.hasRelatedTarget && sign.buttons === 0 && !sign.editing && sign.clientY <= sensitivity
  }
  if (!touch || sign.deltaY >= 0 || sign.deltaMs <= 0 || sign.maxScrollY < sign.viewportHeight) return false
  return (-sign.deltaY / sign.deltaMs) * 1000 >= scrollUpSpeed
}
