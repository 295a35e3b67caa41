/** Files that the loader needs from the start; the late chunk lists the others. */
export interface EntryFiles {
  /** The late chunk. */
  readonly late: string
  /** The ui chunk: React and the parts that every widget shares; in the light build preact. */
  readonly ui: "ui" | "ui-light"
}

/** The files of this build; inserted by the build. */
export const entryFiles: EntryFiles = { late: "", ui: "ui" }
