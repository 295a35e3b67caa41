/** What the loader has to know from the start; the shop's chunk knows the other chunks. */
export interface BuiltFiles {
  /** The cart, and what enhances the host's own markup. */
  readonly shop: string
  /** The chunk that draws: React and the parts that every widget shares, or the same on what stands in for React. */
  readonly ui: "ui" | "ui-light"
}

/** The files of this build; the build puts them in. */
export const builtFiles: BuiltFiles = { shop: "", ui: "ui" }
