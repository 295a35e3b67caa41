import { findService, type LoaderPage, type Page, type Scope } from "@ringside/core"
import { popupActionsOf, type PopupActions } from "./actions.ts"
import type { OpenGuard, Submission, Trigger } from "./domain/index.ts"
import type { OpenTrigger, Popup } from "./popup.ts"

/*
 * Code that few pages need has files of its own. Such a file isn't built with the popups' chunk and doesn't contain its modules: it
 * works through `PopupActions`.
 */

/** A form's success as other scripts report it. */
export interface SubmissionArgs extends Submission {
  readonly popup?: unknown
  readonly popupId?: unknown
  /** False when the server has counted it. */
  readonly ajax?: boolean
}

/** Forms of popups and of other plugins; fetched where a popup has a form, or waits for one. */
export interface Forms {
  submit(form: HTMLFormElement): Promise<void>
  submitThrough(form: Element | null, args: SubmissionArgs): void
  runFormSuccess(popup: Popup | null, settings: object): Promise<void>
  /** Does what the server asks for after a form that was sent by leaving the page. */
  applyServerSuccess(): void
}

/** Exit intent, scroll depth, inactivity, limits, queue and A/B tests; fetched where settings name one of them. */
export interface Automatic {
  /** Calls `fire` once, when the shopper does what the trigger waits for. */
  watch(popup: Popup, trigger: Trigger, fire: () => void): void
  /** The limit that keeps a popup closed now; null when none does. */
  findLimit(popup: Popup, trigger: OpenTrigger): OpenGuard | null
  /** Puts a popup into the queue; false when it needn't wait. */
  joinQueue(popup: Popup, trigger: OpenTrigger): boolean
  /** Whether a trigger of a popup is to start: of an A/B test's popups only the chosen one opens by itself. */
  isTriggerStarted(popupId: number, type: string): boolean
  /** What a popup's beacons report of its A/B test. */
  readVariantFields(popupId: number): object
}

/** Sounds, videos and lazy content; fetched where a popup has some. */
export interface Media {
  /** Loads a popup's sound, if its settings name one. */
  loadSound(popup: Popup): void
}

/** Popups of hooks; fetched where a hook is on the page. */
export interface Hooks {
  /** Gives a hook the markup of a popup and answers its settings. The page's stop removes the markup. */
  dress(hook: HTMLElement, scope: Scope): object
}

/** What the extra files hold, by name. */
interface ExtraFiles {
  readonly forms: Forms
  readonly automatic: Automatic
  readonly media: Media
  readonly hooks: Hooks
}

export type ExtraName = keyof ExtraFiles

type Create<Name extends ExtraName> = (page: Page, actions: PopupActions) => ExtraFiles[Name]

/** Fetches the extra files. Each exports the function that makes what it holds. */
export interface LoadExtras {
  forms(): Promise<{ readonly createForms: Create<"forms"> }>
  automatic(): Promise<{ readonly createAutomatic: Create<"automatic"> }>
  media(): Promise<{ readonly createMedia: Create<"media"> }>
  hooks(): Promise<{ readonly createHooks: Create<"hooks"> }>
}

const service = "popups.extras"

interface Extra<Held> {
  /** Null until the file is there. */
  held: Held | null
  loading: Promise<Held | null> | null
  readonly load: () => Promise<Held>
}

type Extras = { readonly [Name in ExtraName]: Extra<ExtraFiles[Name]> }

/** Has the extra files of `page` fetched by `load`. */
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

/** What an extra file holds; null until `loadExtra` has fetched it. */
export function findExtra<Name extends ExtraName>(page: LoaderPage, name: Name): ExtraFiles[Name] | null {
  return extraOf(page, name).held
}

/** Fetches an extra file once. Null when it can't be had, which is reported; a later call tries again. */
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
