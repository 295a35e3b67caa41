import { type Decorations, type Page, type Scope, warnAuthor } from "@ringside/core"
import {
  hasOwnClickTrigger,
  type PopupSettings,
  type PopupSettingsInput,
  readPopupSettings,
  readRawSettings,
  refusesClickTrigger,
  type Trigger,
} from "./domain/index.ts"
import { selectors } from "./host.ts"
import { readOptions, readPrintedSettings, readVars } from "./settings/vars.ts"
import { popupsWarnings } from "./warnings.ts"

/** From `opening` on a popup counts as open, until its close is done. */
export type PopupState = "closed" | "opening" | "open" | "closing"

/** One popup of the page, connected. */
export interface Popup {
  readonly page: Page
  readonly id: number
  readonly root: HTMLElement
  readonly container: HTMLElement
  readonly settings: PopupSettings
  /** The settings as printed, for other scripts and for options of ours. */
  readonly raw: Readonly<Record<string, unknown>>
  readonly scope: Scope
  /** When it was connected, in epoch milliseconds. */
  readonly connectedAt: number
  state: PopupState
  /** Cookies that other scripts have added to those of the settings. */
  readonly addedCookies: unknown[]
  /** Triggers of forms that other scripts have added to those of the settings. */
  readonly addedFormTriggers: Trigger[]
  /** The element that opened it, or the text that names the trigger. */
  lastOpenTrigger: Element | string
  lastCloseTrigger: string
  /** How often it was opened since the shopper's last action. */
  idleOpenings: number
  opening: Opening | null
}

/** A trigger that fires. */
export interface OpenTrigger {
  readonly type: string
  readonly cookieNames?: readonly string[]
}

/** The state from the start of an opening until its close has ended. */
export interface Opening {
  /** Changes to the page that the close reverts. */
  readonly marks: Decorations
  /** Changes to a popup's content that is lower than it would be, since the window is. */
  readonly shrunk: Decorations
  /** Ends the timers and observers of this opening. */
  readonly aborter: AbortController
  readonly opener: HTMLElement | null
  /** The element that had focus before. */
  focusedBefore: Element | null
  /** The popup during whose opening this one was requested. */
  readonly openedFrom: Popup | null
  readonly done: (() => void)[]
  leaveOverlays: () => void
}

/** Reads a popup from its markup and the host's settings; null without an id or a container. */
export function readPopup(root: HTMLElement, scope: Scope, hookSettings?: object): Popup | null {
  const { page } = scope
  const container = root.querySelector<HTMLElement>(selectors.container)
  const input = readInput(root, page, hookSettings)
  const settings = readPopupSettings(input)
  if (!container || settings.id === null) return null
  const isDefaultRefused = readOptions(page)["default_click_trigger"] === false || refusesClickTrigger(input)
  const keepsOwnTriggersOnly = isDefaultRefused && !hasOwnClickTrigger(input)
  return {
    page,
    id: settings.id,
    root,
    container,
    settings: keepsOwnTriggersOnly ? { ...settings, triggers: settings.triggers.slice(0, -1) } : settings,
    raw: readRawSettings(input),
    scope,
    connectedAt: page.clock.now(),
    state: "closed",
    addedCookies: [],
    addedFormTriggers: [],
    lastOpenTrigger: "",
    lastCloseTrigger: "",
    idleOpenings: 0,
    opening: null,
  }
}

function readInput(root: HTMLElement, page: Page, hookSettings?: object): PopupSettingsInput {
  const printed = root.getAttribute("data-popmake")
  if (printed && !isJson(printed)) {
    warnAuthor(page, popupsWarnings.wrongPopmake, root, { id: root.id })
  }
  const defaultTheme = readVars(page)["default_theme"]
  return {
    elementId: root.id,
    dataPopmake: printed ?? {},
    pumPopup: hookSettings ?? { ...readPrintedSettings(page, root) },
    ...(typeof defaultTheme === "string" || typeof defaultTheme === "number" ? { defaultTheme } : {}),
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
