import type { FocusTrapModule, LoadFocusTrap } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { BuiltFile } from "./chunkFiles.ts"
import type { FileLoader } from "./fileLoader.ts"

/** Fetches the focus trap, which is only needed when an overlay of the host opens; null when the build has none. */
export function createFocusTrapLoader(loader: FileLoader, file: BuiltFile | undefined): LoadFocusTrap {
  if (!file) return null
  return async () => {
    const module = await loader.load(file)
    if (isFocusTrapModule(module)) return module
    throw new Error("The file of the focus trap holds none.")
  }
}

function isFocusTrapModule(module: unknown): module is FocusTrapModule {
  return isRecord(module) && typeof module.createFocusTrap === "function"
}
