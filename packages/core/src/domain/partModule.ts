import type { HostJob } from "./hostJob.ts"

/** Loads a file, and resolves with its module. */
export type LoadFile = () => Promise<unknown>

/** A control whose press is deferred until code is loaded; with a job, only while that job is active. */
export interface PressTrigger {
  readonly selector: string
  readonly job?: HostJob
  /** The class by which the host marks such a control as busy, beside `aria-busy`. */
  readonly busyClass?: string
  /**
   * Movements that are deferred like a press: the left and right arrow keys, or those and a horizontal swipe, for which the markup needs
   * `touch-action: pan-y`.
   */
  readonly moves?: "keys" | "swipes"
}

/** Markup that a module enhances; with a job, only while that job is active. */
export interface JobMarkup {
  readonly selector: string
  readonly job?: HostJob
}

/** Markup that brings a module when an action comes to it, as a trigger; with a job, only while that job is active. */
export interface NearTrigger {
  readonly near: string
  readonly job?: HostJob
}

/** Events of the host, and the jobs that need them. */
export interface HostEvents {
  readonly names: readonly string[]
  readonly jobs: readonly HostJob[]
}

/** A moment at which a module is fetched, as data: `atLoad`, `idle` and the others below make it. */
export type When =
  | { readonly moment: "atLoad"; readonly isFirst: boolean }
  | { readonly moment: "firstAction" }
  | ({ readonly moment: "idle" } & JobMarkup)
  | { readonly moment: "seen"; readonly selector: string }
  | ({ readonly moment: "near" } & JobMarkup)
  | ({ readonly moment: "press" } & PressTrigger)
  | ({ readonly moment: "hostEvent" } & HostEvents)
  | { readonly moment: "setting"; readonly reader: LoadFile }
  | { readonly moment: "asked" }
  | { readonly moment: "service"; readonly name: string }

/** A file with code of a part, and when a page fetches it. */
export interface PartModule {
  /** Imports the file. It exports `beforeLoad` for `atLoad`; else `createBehaviours`, or what the code that asks for it expects. */
  readonly load: LoadFile
  readonly when: When | readonly When[]
  /** The name by which code asks for it; see `askedModule`. */
  readonly name?: string
  /** Style sheet that is loaded with it, relative to `src`. */
  readonly styles?: string
}

/** While the page loads. In the script tag the code is in `ringside.js` itself. */
export const atLoad: When = { moment: "atLoad", isFirst: false }

/** While the page loads, before the code of all other parts: for what removes a secret from the page's address. */
export const atLoadFirst: When = { moment: "atLoad", isFirst: true }

/**
 * With the code that most pages fetch at the first user action: the script tag has it in its late chunk. Further moments of such a module
 * bring that chunk earlier.
 */
export const firstAction: When = { moment: "firstAction" }

/** When other code of the part loads it by name. */
export const asked: When = { moment: "asked" }

/** When the page has that service, by which other code asks for the module. */
export function service({ name }: { readonly name: string }): When {
  return { moment: "service", name }
}

/**
 * When the page has loaded and is idle, where it has such markup. With a job, only while that job is active; without one, the module starts
 * at the first user action.
 */
export function idle(selector: string, job?: HostJob): When {
  return { moment: "idle", selector, ...(job && { job }) }
}

/**
 * When the late code runs, where the page has such markup, and when it is inserted later; whether it is in view doesn't matter. For hooks,
 * which bring the late code themselves, and for markup that needs nothing before the first user action.
 */
export function seen(selector: string): When {
  return { moment: "seen", selector }
}

/**
 * When the pointer, a finger or the focus comes to such markup or to a control of the module's presses: for what is invisible until it is asked
 * for. The late code itself comes with the first action on a page with a control of the module's presses. With a job, only while that job is
 * active.
 */
export function near(selector: string, job?: HostJob): When {
  return { moment: "near", selector, ...(job && { job }) }
}

/** At the press of such a control, which is deferred until the module has started. With a job, only while that job is active. */
export function press(
  selector: string,
  job?: HostJob | null,
  more: Pick<PressTrigger, "busyClass" | "moves"> = {},
): When {
  return { moment: "press", selector, ...(job && { job }), ...more }
}

/**
 * At events of the host that the code must answer, while one of the jobs is active. On a page with a hook they bring the late chunk whatever
 * the jobs do; a module with a chunk of its own then waits for its job, too.
 */
export function hostEvent(names: readonly string[], ...jobs: readonly HostJob[]): When {
  return { moment: "hostEvent", names, jobs }
}

/**
 * When settings of the page say so, whatever markup it has. The file exports `isDue`, which reads them: `ringside.js` contains it. The
 * result "loaded" means as soon as the page has loaded, without waiting for it to be idle.
 */
export function setting(reader: LoadFile): When {
  return { moment: "setting", reader }
}
