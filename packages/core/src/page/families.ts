import type { HostSettings } from "./hostSettings.ts"

/** One job that scripts of the host do, too. Source: host-pages contract "Who does the job". */
export interface Family {
  /** The package that does it here; `takeOver` names it. */
  readonly packageName: string
  /** Handles under which the platform prints the scripts that do it: the element `{handle}-js`. */
  readonly handles: readonly string[]
  /** The settings without which nobody can do it. */
  readonly settings?: string
  /** Another sign that the host's own script runs. */
  readonly isHostAtWork?: (view: Window) => boolean
}

/** `work`: the job is ours. `observe`: the host does it, and we listen. `rest`: links and forms do it. */
export type FamilyMode = "work" | "observe" | "rest"

/** Says who does which job; asked late and again, since scripts and settings may come after ours. */
export interface Families {
  modeOf(family: Family): FamilyMode
}

interface FamiliesPage {
  readonly window: Window
  readonly settings: HostSettings
}

/** Families of one page. */
export function createFamilies({ window, settings }: FamiliesPage): Families {
  return {
    modeOf({ packageName, handles, settings: needed, isHostAtWork }) {
      if (findHostScript(window.document, handles) || isHostAtWork?.(window)) return "observe"
      return needed === undefined || settings.read(needed, packageName) ? "work" : "rest"
    },
  }
}

/** The handle of the host's own script for a job, if it is on the page. */
export function findHostScript(document: Document, handles: readonly string[]): string | undefined {
  return handles.find((handle) => document.getElementById(`${handle}-js`)?.localName === "script")
}
