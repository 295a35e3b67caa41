/** A module and what must come with it; paths are relative to the loader. */
export interface BuiltFile {
  readonly js: string
  /** Modules it imports, so that they are fetched beside it and not after it. */
  readonly also: readonly string[]
  readonly css: readonly string[]
}

/** What the loader has to know from the start; the shop's chunk knows the other chunks. */
export interface BuiltFiles {
  /** The cart, and what enhances the host's own markup. */
  readonly shop: string
  /** React, or what stands in for it, and the parts that every widget shares. */
  readonly ui: BuiltFile
}

/** The files of this build; the build puts them in. */
export const builtFiles: BuiltFiles = { shop: "", ui: { js: "", also: [], css: [] } }
