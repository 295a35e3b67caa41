/** A module and the files that it needs; paths are relative to the loader. */
export interface BuiltFile {
  readonly js: string
  readonly css: readonly string[]
  /** Files that provide modules to it; they run before it. */
  readonly needs?: readonly BuiltFile[]
}

/** The files in the folder `chunks` by name, and both ui chunks; inserted by the build. */
export const chunkFiles: Readonly<Record<string, BuiltFile>> = {}
