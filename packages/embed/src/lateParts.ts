import type { CreateBehaviours, HostEvents, Members, Page, WidgetEntry } from "@ringside/core"
import type { ConfigNames, SettingTrigger } from "@ringside/core/domain"

/** A widget before its code is loaded; the code is in the chunk of its name. */
export type WidgetRow = Omit<WidgetEntry, "fetch" | "prefetch">

/** Late code with a chunk of its own. */
export interface LateRow {
  /** Name of the chunk. */
  readonly chunk: string
  /** The part that it belongs to. */
  readonly part: string
  /** Markup that it enhances. */
  readonly present?: string
  /** Settings that ask for it. */
  readonly setting?: SettingTrigger
  /** Events of the host that ask for it, and get to it. */
  readonly events?: HostEvents
  /** Names of services that ask for it by being there. */
  readonly services?: readonly string[]
  /** Controls whose press is deferred until the chunk has started: the places of their triggers in the loader's list. */
  readonly press: readonly number[]
}

/** The exports of a late file. */
export interface LateModule {
  readonly createBehaviours?: CreateBehaviours
  readonly createMembers?: (page: Page) => Members
}

/** The late chunk's data about the parts. */
export interface LateParts {
  /** Late files in this chunk, in the order in which they start. */
  readonly modules: readonly { readonly part: string; readonly module: LateModule }[]
  readonly rows: readonly LateRow[]
  readonly widgets: readonly WidgetRow[]
  readonly configNames: ConfigNames
}

/** The parts of this build; the build derives them. */
export const lateParts: LateParts = {
  modules: [],
  rows: [],
  widgets: [],
  configNames: { members: [], attributes: [] },
}
