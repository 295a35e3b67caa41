import { fadeOverlay } from "./animation.ts"
import type { Popup } from "../popup.ts"

const ends = new WeakMap<Popup, () => void>()

/** Fades out the overlay of a closed popup, until the popup opens again. */
export function fadeAfterClose(popup: Popup): void {
  ends.set(popup, fadeOverlay(popup))
}

/** Ends that fade. */
export function endFadeOf(popup: Popup): void {
  ends.get(popup)?.()
  ends.delete(popup)
}
