import type { CreateBehaviours, Members, Page, WidgetEntry } from "@ringside/core"
import type { AttributeTable, ConfigNames, PressTrigger } from "@ringside/core/domain"

/** A widget before its code is there; the code is in the chunk of its name. */
export type WidgetRow = Omit<WidgetEntry, "fetch" | "prefetch">

/** Late code with a chunk of its own. */
export interface LateRow {
  /** Name of the chunk. */
  readonly chunk: string
  /** The part that it belongs to. */
  readonly part: string
  /** Markup that it serves. */
  readonly present: string
  /** Controls whose press waits for the chunk. */
  readonly press: readonly PressTrigger[]
}

/** What a late file exports. */
export interface LateModule {
  readonly createBehaviours?: CreateBehaviours
  readonly createMembers?: (page: Page) => Members
}

/** What the late chunk holds of the parts. */
export interface LateParts {
  /** Late files in this chunk, in the order in which they start. */
  readonly modules: readonly { readonly part: string; readonly module: LateModule }[]
  readonly rows: readonly LateRow[]
  readonly widgets: readonly WidgetRow[]
  /** Options by hook. */
  readonly hooks: Readonly<Record<string, AttributeTable>>
  readonly configNames: ConfigNames
}

/** The parts of this build; the build derives them. */
export const lateParts: LateParts = {
  modules: [],
  rows: [],
  widgets: [],
  hooks: {},
  configNames: { members: [], attributes: [] },
}
