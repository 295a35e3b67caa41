import { findService, type LoaderPage } from "@ringside/core"
import type { closePopup } from "./closePopup.ts"
import type { OpenReason } from "./domain/index.ts"
import type { HostFilters } from "./filters.ts"
import type { sendLifecycle } from "./lifecycleEvents.ts"
import type { openPopup } from "./openPopup.ts"
import type { setPopupCookie, writeCookies } from "./popupCookies.ts"
import type { OpenTrigger, Popup } from "./popup.ts"
import type { Popups } from "./popups.ts"
import type { readOptions, readVars } from "./vars.ts"

/** What the extra files do through the popups' chunk. */
export interface PopupActions {
  readonly popups: Popups
  /** Whether the host's own popups are ours to serve. */
  readonly ownsHost: boolean
  readonly filters: HostFilters
  readonly readVars: typeof readVars
  readonly readOptions: typeof readOptions
  readonly send: typeof sendLifecycle
  readonly open: typeof openPopup
  readonly close: typeof closePopup
  /** Opens a popup if its guards allow it now. */
  readonly request: (popup: Popup, trigger: OpenTrigger, options?: { readonly isItsTurn?: boolean }) => OpenReason
  readonly setCookie: typeof setPopupCookie
  readonly writeCookies: typeof writeCookies
  readonly countConversion: (popup: Popup, fields?: object, ajax?: boolean) => void
}

const service = "popups.actions"

/** Gives the extra files of `page` what they work through. */
export function providePopupActions({ services }: LoaderPage, actions: PopupActions): void {
  services.set(service, actions)
}

/**
 * What the extra files of `page` work through.
 * @throws Error before the popups' behaviour has started
 */
export function popupActionsOf(page: LoaderPage): PopupActions {
  const actions = findService<PopupActions>(page, service)
  if (!actions) throw new Error("the popups' behaviour has not started; expected it before its extra files")
  return actions
}
