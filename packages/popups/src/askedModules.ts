import type { Scope } from "@ringside/core"
import type { OpenGuard, Submission, Trigger } from "./domain/index.ts"
import type { OpenTrigger, Popup } from "./popup.ts"

/*
 * Code that few pages need is in modules that the popups chunk asks for. Such a module isn't built with that chunk and contains none of its
 * files; it works through `PopupActions`.
 */

/** A form's success as other scripts report it. */
export interface SubmissionArgs extends Submission {
  readonly popup?: unknown
  readonly popupId?: unknown
  /** False when the server has already counted it. */
  readonly ajax?: boolean
}

/** Forms of popups and of other plugins; fetched when a form is touched where a popup has one, or a trigger for one. */
export interface Forms {
  submit(form: HTMLFormElement): Promise<void>
  submitThrough(form: Element | null, args: SubmissionArgs): void
  runFormSuccess(popup: Popup | null, settings: object): Promise<void>
  /** Runs the server's steps after a form that was submitted with a page load. */
  applyServerSuccess(): void
}

/** Exit intent, scroll depth, inactivity, limits, queue and A/B tests; fetched when settings contain one of them. */
export interface Automatic {
  /** Calls `fire` once, when the trigger's condition is met. */
  watch(popup: Popup, trigger: Trigger, fire: () => void): void
  /** The limit that keeps a popup closed now; null without one. */
  findLimit(popup: Popup, trigger: OpenTrigger): OpenGuard | null
  /** Queues a popup; false when it doesn't have to wait. */
  joinQueue(popup: Popup, trigger: OpenTrigger): boolean
  /** Whether to start a trigger of a popup: of an A/B test's popups, only the chosen one opens automatically. */
  isTriggerStarted(popupId: number, type: string): boolean
  /** The A/B test data in a popup's beacons. */
  readVariantFields(popupId: number): object
}

/** Sounds, videos and lazy content; fetched when a popup has some, or shows another page. */
export interface Media {
  /** Loads a popup's sound, if its settings contain one. */
  loadSound(popup: Popup): void
}

/** Popups of hooks; fetched when a hook is on the page. */
export interface Hooks {
  /** Gives a hook the markup of a popup and returns its settings. Stopping the page removes the markup. */
  dress(hook: HTMLElement, scope: Scope): object
}

/** Popups that show another page; fetched when a hook names one. */
export interface Address {
  /** Shows the page that the popup names, unless that is done or on its way. At each opening this happens by itself. */
  show(popup: Popup): void
}
