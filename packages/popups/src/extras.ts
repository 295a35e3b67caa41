import { findService, type LoaderPage, type Page, type Scope } from "@ringside/core"
import { popupActionsOf, type PopupActions } from "./actions.ts"
import type { OpenGuard, Submission, Trigger } from "./domain/index.ts"
import type { OpenTrigger, Popup } from "./popup.ts"

/*
 * Code that few pages need is in separate files. Such a file isn't built with the popups chunk and doesn't contain its modules; it works
 * through `PopupActions`.
 */

/** A form's success as other scripts report it. */
export interface SubmissionArgs extends Submission {
  readonly popup?: unknown
  readonly popupId?: unknown
  /** False when the server has already counted it. */
  readonly ajax?: boolean
}

/** Forms of popups and of other plugins; fetched when a popup has a form, or a trigger for one. */
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

/** Sounds, videos and lazy content; fetched when a popup has some. */
export interface Media {
  /** Loads a popup's sound, if its settings contain one. */
  loadSound(popup: Popup): void
}

/** Popups of hooks; fetched when a hook is on the page. */
export interface Hooks {
  /** Gives a hook the markup of a popup and returns its settings. Stopping the page removes the markup. */
  dress(hook: HTMLElement, scope: Scope): object
}

/** The exports of the extra files, by name. */
interface ExtraFiles {
  readonly forms: Forms
  readonly automatic: Automatic
  readonly media: Media
  readonly hooks: Hooks
}

export type ExtraName = keyof ExtraFiles

type Create<Name extends ExtraName> = (page: Page, actions: PopupActions) => ExtraFiles[Name]

/** Fetches the extra files. Each exports the function that creates its content. */
export interface LoadExtras {
  forms(): Promise<{ readonly createForms: Create<"forms"> }>
  automatic(): Promise<{ readonly createAutomatic: Create<"automatic"> }>
  media(): Promise<{ readonly createMedia: Create<"media"> }>
  hooks(): Promise<{ readonly createHooks: Create<"hooks"> }>
}

const service = "popups.extras"

interface Extra<Held> {
  /** Null until the file has loaded. */
  held: Held | null
  loading: Promise<Held | null> | null
  readonly load: () => Promise<Held>
}

type Extras = { readonly [Name in ExtraName]: Extra<ExtraFiles[Name]> }

/** Makes `load` fetch the extra files of `page`. */
export function provideExtras(page: Page, load: LoadExtras): void {
  const actions = popupActionsOf(page)
  const create = <Held>(fetch: () => Promise<Held>): Extra<Held> => ({ held: null, loading: null, load: fetch })
  const extras: Extras = {
    forms: create(async () => (await load.forms()).createForms(page, actions)),
    automatic: create(async () => (await load.automatic()).createAutomatic(page, actions)),
    media: create(async () => (await load.media()).createMedia(page, actions)),
    hooks: create(async () => (await load.hooks()).createHooks(page, actions)),
  }
  page.services.set(service, extras)
}

/** The content of an extra file; null until `loadExtra` has fetched it. */
export function findExtra<Name extends ExtraName>(page: LoaderPage, name: Name): ExtraFiles[Name] | null {
  return extraOf(page, name).held
}

/** Fetches an extra file once. Null when it fails, which is reported; a later call tries again. */
export function loadExtra<Name extends ExtraName>(page: Page, name: Name): Promise<ExtraFiles[Name] | null> {
  const extra = extraOf(page, name)
  extra.loading ??= extra
    .load()
    .then((held) => (page.signal.aborted ? null : (extra.held = held)))
    .catch((cause: unknown) => {
      extra.loading = null
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "popups", cause })
      return null
    })
  return extra.loading
}

function extraOf<Name extends ExtraName>(page: LoaderPage, name: Name): Extra<ExtraFiles[Name]> {
  const extras = findService<Extras>(page, service)
  if (!extras) throw new Error("the popups' behaviour has not started; expected it before its extra files")
  return extras[name]
}
