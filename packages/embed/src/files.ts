/** Files that the loader needs from the start; the late chunk lists the others. */
export interface BuiltFiles {
  /** The late chunk. */
  readonly late: string
  /** The chunk that draws: React and the parts that every widget shares, or the same on what stands in for React. */
  readonly ui: "ui" | "ui-light"
}

/** The files of this build; the build puts them in. */
export const builtFiles: BuiltFiles = { late: "", ui: "ui" }
