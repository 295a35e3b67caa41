import { formatText, isRecord, isSafeRedirect, parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"
import { formatPopupName } from "./popupName.ts"
import { decodeRedirect, parseCloseDelay } from "./redirect.ts"

/** The actions of a form after its success. */
export interface FormSuccess {
  readonly openpopup: boolean
  /** 0 without a popup. */
  readonly openpopup_id: number
  readonly closepopup: boolean
  /** In milliseconds. */
  readonly closedelay: number
  readonly redirect_enabled: boolean
  readonly redirect: string
  /** Settings of the cookie, or whether there is one. */
  readonly cookie: boolean | object
}

/** One step after a form's success. */
export type SuccessStep =
  | { readonly step: "event"; readonly name: string }
  | { readonly step: "cookie"; readonly name: string; readonly time: unknown }
  | { readonly step: "close"; readonly popupId: number; readonly delayMs: number }
  | { readonly step: "open"; readonly popupId: number }
  | { readonly step: "redirect"; readonly url: string }
  | { readonly step: "reload" }

/** Reads the actions of a form after its success. Source: popups §9.5. */
export function readFormSuccess(settings: object | null): FormSuccess {
  const { openpopup, openpopup_id: popupId, closepopup, closedelay, cookie, ...rest } = readMembers(settings)
  return {
    openpopup: parseFlag(openpopup),
    openpopup_id: parseNumber(popupId, 0),
    closepopup: parseFlag(closepopup),
    closedelay: parseCloseDelay(closedelay),
    redirect_enabled: parseFlag(rest["redirect_enabled"]),
    redirect: decodeRedirect(rest["redirect"]),
    cookie: isRecord(cookie) ? { ...cookie } : parseFlag(cookie),
  }
}

/**
 * The settings in the answer of a Ninja form: the id of a popup to open in `openpopup`, and a delay in `closepopup`, which may be 0. The form
 * plugin's own actions, such as `redirect`, are in the same record. Source: the popup plugin's script for these forms.
 */
export function readNinjaActions(actions: unknown): object {
  const { openpopup, closepopup, closedelay } = readMembers(actions)
  return {
    openpopup: openpopup !== undefined,
    openpopup_id: openpopup,
    closepopup: closepopup !== undefined,
    closedelay: parseFlag(closedelay) ? closedelay : closepopup,
  }
}

/**
 * The steps after a form's success, in order. Steps after the closing of a popup wait until it has closed. An address that must not be
 * followed is omitted. Source: popups §9.5.
 */
export function createSuccessPlan(
  settings: object | null,
  { popupId, popupIds }: { readonly popupId: number | null; readonly popupIds: readonly number[] },
): SuccessStep[] {
  const success = readFormSuccess(settings)
  return [
    ...(popupId === null ? [] : createPopupSteps(success, popupId)),
    ...createLastStep(success, popupId, popupIds),
  ]
}

function createPopupSteps({ cookie, closepopup, closedelay }: FormSuccess, popupId: number): SuccessStep[] {
  const { name, expires, time = expires ?? "+1 year" } = readMembers(cookie)
  return [
    { step: "event", name: "pumFormSuccess" },
    ...(cookie === false
      ? []
      : [{ step: "cookie" as const, name: formatText(name) || formatPopupName(popupId), time }]),
    ...(closepopup ? [{ step: "close" as const, popupId, delayMs: closedelay }] : []),
  ]
}

function createLastStep(
  { openpopup, openpopup_id: openId, redirect_enabled: leaves, redirect: url }: FormSuccess,
  popupId: number | null,
  popupIds: readonly number[],
): SuccessStep[] {
  const canOpen = openpopup && openId !== popupId && (readNumberedList(popupIds) ?? []).includes(openId)
  if (canOpen) return [{ step: "open", popupId: openId }]
  if (!leaves) return []
  if (url === "") return [{ step: "reload" }]
  return isSafeRedirect(url) ? [{ step: "redirect", url }] : []
}
