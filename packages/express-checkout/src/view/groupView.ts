import type { Scope } from "@ringside/core"
import type { Visibility } from "../domain/index.ts"
import { expressClasses, expressSelectors } from "../host.ts"
import { expressMessages } from "../messages.ts"
import { readyClass } from "../mountSelectors.ts"
import { findHook, readHeightPx, type WalletPlace } from "./place.ts"

/** The visible state around the buttons. */
export interface GroupView {
  /** Shows or hides buttons and separator; a hidden element takes no space. */
  show(visibility: Visibility): void
  /** Blocks interaction with the buttons while prices change; a second block has no effect. */
  setBlocked(isBlocked: boolean): void
  readonly isBlocked: boolean
  /** Whether the provider's own wallet is beside the buttons. */
  readonly hasPlatformWallet: boolean
}

/** The view of a place; it gets its label and height immediately. Source: express-checkout contract §2, §2.1, §12. */
export function createGroupView(scope: Scope, place: WalletPlace): GroupView {
  const { page } = scope
  const { mount, wrapper } = place
  const { document } = page
  const hook = findHook(place)
  const findSeparator = () => document.querySelector<HTMLElement>(expressSelectors.separator)
  let isBlocked = false
  // There from the start, and hidden: whatever is inserted when prices change has the whole page scanned.
  const overlay = document.createElement("div")
  overlay.className = "ringside-express-overlay"
  overlay.setAttribute("aria-hidden", "true")
  overlay.hidden = true
  // Beside the mount point, whose content is the provider's; without a separate wrapper it can't be added.
  if (wrapper !== mount) wrapper.append(overlay)
  scope.insert(overlay)

  /** `reserved`: the element takes its space but is invisible. */
  const set = (element: HTMLElement | null, state: "shown" | "reserved" | "hidden") => {
    if (!element) return
    scope.attribute(element, "hidden", state === "hidden" ? "" : null)
    // Not an empty value: the page's styles may hide the element while it is empty.
    scope.style(element, "display", state === "hidden" ? "none" : "block")
    scope.style(element, "visibility", state === "reserved" ? "hidden" : "")
  }
  scope.attribute(wrapper, "role", "group")
  scope.attribute(wrapper, "aria-label", page.translator("express-checkout", expressMessages)("groupLabel"))

  return {
    show({ container, separator }) {
      scope.style(mount, "min-height", container ? `${readHeightPx(place)}px` : "")
      set(mount, container ? "shown" : "hidden")
      scope.toggleClass(mount, readyClass, container)
      // With its own height and margins, which the page's author may have reserved.
      if (hook) scope.show(hook, container)
      place.component?.onShow(container)
      // Reserve the separator's space together with the buttons', so that the content below doesn't move when they are ready.
      set(findSeparator(), separator ? "shown" : container ? "reserved" : "hidden")
    },
    setBlocked(isNow) {
      if (isNow === isBlocked) return
      isBlocked = isNow
      overlay.hidden = !isBlocked
      scope.attribute(mount, "aria-busy", isBlocked ? "true" : null)
      scope.toggleClass(wrapper, expressClasses.blocked, isBlocked)
    },
    get isBlocked() {
      return isBlocked
    },
    get hasPlatformWallet() {
      return document.querySelector(expressSelectors.platformWallet) !== null
    },
  }
}
