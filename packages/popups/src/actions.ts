import { definePageService, type LoaderPage } from "@ringside/core"
import type { closePopup } from "./opening/closePopup.ts"
import type { OpenReason } from "./domain/index.ts"
import type { HostFilters } from "./events/filters.ts"
import type { sendLifecycle } from "./events/lifecycleEvents.ts"
import type { openPopup } from "./opening/openPopup.ts"
import type { setPopupCookie, writeCookies } from "./cookies/popupCookies.ts"
import type { OpenTrigger, Popup } from "./popup.ts"
import type { Popups } from "./popups.ts"
import type { readOptions, readVars } from "./settings/vars.ts"

/** The functions of the popups' chunk that modules of popups call. */
export interface PopupActions {
  readonly popups: Popups
  /** Whether we handle the host's own popups. */
  readonly ownsHost: boolean
  readonly filters: HostFilters
  readonly readVars: typeof readVars
  readonly readOptions: typeof readOptions
  readonly send: typeof sendLifecycle
  readonly open: typeof openPopup
  readonly close: typeof closePopup
  /** Opens a popup if its guards allow it now. */
  readonly request: (popup: Popup, trigger: OpenTrigger, options?: { readonly isItsTurn?: boolean }) => OpenReason
  /** Opens a popup automatically, now or when its conditions hold. */
  readonly fire: (popup: Popup, trigger: OpenTrigger) => void
  readonly setCookie: typeof setPopupCookie
  readonly writeCookies: typeof writeCookies
  /** `isCountedHere` is false where the server counts the conversion itself. */
  readonly countConversion: (popup: Popup, fields?: object, options?: { readonly isCountedHere?: boolean }) => void
  readonly connectForms: (popup: Popup) => void
}

const actionsService = definePageService<PopupActions>("popups.actions")

/** Provides these functions to the modules of `page`. */
export function providePopupActions(page: LoaderPage, actions: PopupActions): void {
  actionsService.provide(page, actions)
}

/**
 * The functions for the modules of `page`.
 * @throws Error before the popups' behaviour has started
 */
export function popupActionsOf(page: LoaderPage): PopupActions {
  const actions = actionsService.find(page)
  if (!actions) throw new Error("the popups' behaviour has not started; expected it before its modules")
  return actions
}
