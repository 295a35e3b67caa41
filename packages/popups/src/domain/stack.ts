import { parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"
import { maxZIndex, readZIndex } from "./popupSettings.ts"

/** Classes of the `html` element while popups are open. */
export const htmlClasses = [
  ...(["pum-open", "pum-open-overlay", "pum-open-overlay-disabled", "pum-open-fixed", "pum-open-scrollable"] as const),
] as const

/** The classes of `html` for the open popups, in their order. Source: popups §7. */
export function createHtmlClasses(
  open: readonly { readonly overlay_disabled?: unknown; readonly position_fixed?: unknown }[],
): string[] {
  const all = (readNumberedList(open) ?? []).map((popup) => {
    const { overlay_disabled: isBare, position_fixed: isFixed } = readMembers(popup)
    return { isBare: parseFlag(isBare), isFixed: parseFlag(isFixed) }
  })
  const isOn = [
    all.length > 0,
    all.some(({ isBare }) => !isBare),
    all.some(({ isBare }) => isBare),
    all.some(({ isFixed }) => isFixed),
    all.some(({ isFixed }) => !isFixed),
  ]
  return htmlClasses.filter((_, index) => isOn[index])
}

/** The layers of the open popups, bottom first: each is above the one before, regardless of its setting. Source: popups §7. */
export function createZIndexes(
  open: readonly { readonly id: number; readonly zindex?: unknown }[],
): { id: number; zIndex: number }[] {
  let below = 0
  return open.map(({ id, zindex }) => {
    below = Math.min(maxZIndex, Math.max(readZIndex(zindex), below + 1))
    return { id, zIndex: below }
  })
}

/** The reason why a popup closes. */
export type CloseCause =
  | {
      readonly type: "key"
      readonly key: string
      readonly altKey?: boolean
      readonly ctrlKey?: boolean
      readonly isComposing?: boolean
      readonly defaultPrevented?: boolean
    }
  | { readonly type: "pointer"; readonly insideContainer: boolean; readonly startedInsideContainer?: boolean }

/** The texts that other scripts read as a popup's last close trigger. */
export const closeTriggers = {
  button: "Close Button",
  escape: "ESC Key",
  f4: "F4 Key",
  overlay: "Overlay Click",
  form: "Form Submission",
} as const

/** The open popup that a key or a click outside closes: only the top-most, if its settings allow that. Source: popups §4. */
export function selectCloseTarget(
  open: readonly { readonly id: number }[],
  cause: CloseCause,
): { id: number; trigger: string } | null {
  const top = open.at(-1)
  const means = selectMeans(cause)
  if (!top || !means || !parseFlag(readMembers(top)[means.flag])) return null
  return { id: top.id, trigger: means.trigger }
}

function selectMeans(cause: CloseCause): { readonly flag: string; readonly trigger: string } | null {
  if (cause.type === "pointer") {
    const isOutside = !cause.insideContainer && cause.startedInsideContainer !== true
    return isOutside ? { flag: "close_on_overlay_click", trigger: closeTriggers.overlay } : null
  }
  const { key, altKey, ctrlKey, isComposing, defaultPrevented } = cause
  if (isComposing === true || defaultPrevented === true) return null
  if (key === "Escape" || key === "Esc") return { flag: "close_on_esc_press", trigger: closeTriggers.escape }
  if (key !== "F4" || altKey === true || ctrlKey === true) return null
  return { flag: "close_on_f4_press", trigger: closeTriggers.f4 }
}
