import type { CreateBehaviours, LateCode, LoadTrigger, Members, ModuleToStart, Page, WidgetEntry } from "@ringside/core"
import type { ConfigNames } from "@ringside/core/domain"

/** A widget before its code is loaded. */
export interface WidgetRow extends Omit<WidgetEntry, "fetch" | "prefetch"> {
  /** The chunk that holds its code; missing where that has the hook's name. */
  readonly chunk?: string | undefined
}

/** A module with a chunk of its own, as data. */
export interface OwnModuleRow extends Omit<ModuleToStart, "triggers" | "readers"> {
  /** Controls whose press is deferred until the module has started: the places of their triggers in the loader's list. */
  readonly press: readonly number[]
  /** Markup that brings the module when an action comes to it. */
  readonly near?: readonly LoadTrigger[] | undefined
}

/** The exports of a module in the late chunk. */
export interface LateModule {
  readonly createBehaviours?: CreateBehaviours
  readonly createMembers?: (page: Page) => Members
}

/** The late chunk's data about the parts. */
export interface LateParts {
  /** The modules in this chunk, in the order in which they start. */
  readonly modules: readonly LateModule[]
  readonly rows: readonly OwnModuleRow[]
  /** Functions by which settings ask for modules of their own. */
  readonly readers: readonly { readonly chunk: string; readonly isDue: LateCode["isDue"][number] }[]
  readonly widgets: readonly WidgetRow[]
  readonly configNames: ConfigNames
}

/** The parts of this build; the build derives them. */
export const lateParts: LateParts = {
  modules: [],
  rows: [],
  readers: [],
  widgets: [],
  configNames: { members: [], attributes: [] },
}
