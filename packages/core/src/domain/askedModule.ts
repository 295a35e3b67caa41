import type { PartModule } from "./partModule.ts"

/** A module that code of its part fetches, by `page.modules.load`. */
export interface AskedModule<Module extends object> extends Pick<PartModule, "load"> {
  /** The name of its chunk in the script tag: that of the part, a hyphen and that in the part's `modules`. */
  readonly name: string
  /** A function that it exports. A file without it is that of another release. */
  readonly member: string
  readonly load: () => Promise<Module>
}

/** Declares a module that code asks for; its type is that of the file which `load` imports. */
export function askedModule<Module extends object>(
  asked: AskedModule<Module> & { readonly member: keyof Module },
): AskedModule<Module> {
  return asked
}
