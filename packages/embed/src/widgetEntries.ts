import { isWidget, type Widget, type WidgetEntry } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { BuiltFile } from "./chunkFiles.ts"
import type { FileLoader } from "./fileLoader.ts"
import type { WidgetRow } from "./lateParts.ts"

/** The options of `createWidgetEntries`. */
export interface WidgetEntriesOptions {
  readonly rows: readonly WidgetRow[]
  /** The name of the ui chunk. */
  readonly ui: string
  readonly chunkFiles: Readonly<Record<string, BuiltFile>>
  readonly loader: FileLoader
  /** Stores the ui chunk's module, from which every widget's chunk reads its names. */
  readonly provideUi: (module: unknown) => void
}

/** The registry's entry of each widget, with the function that fetches its code. */
export function createWidgetEntries(options: WidgetEntriesOptions): readonly WidgetEntry[] {
  const { rows, ui, chunkFiles, loader, provideUi } = options
  const uiFile = chunkFiles[ui]
  return rows.flatMap(({ name, chunk = name, ...row }) => {
    const file = chunkFiles[chunk]
    return file && uiFile ? [{ name, ...row, ...createFetch(name, file, uiFile) }] : []
  })

  function createFetch(name: string, file: BuiltFile, uiFile: BuiltFile): Pick<WidgetEntry, "fetch" | "prefetch"> {
    const prefetch = () => {
      loader.prefetch(uiFile)
      loader.prefetch(file)
    }
    return {
      prefetch,
      async fetch() {
        // All requests start at once; the modules run in order, since each reads from those before it.
        prefetch()
        provideUi(await loader.load(uiFile))
        return readWidget(name, await loader.load(file))
      },
    }
  }
}

/** Checks the module, since a server may send that of another release. */
function readWidget(name: string, module: unknown): Widget {
  const widget = isRecord(module) ? module.widget : undefined
  if (isWidget(widget)) return widget
  throw new Error(`The file of ${name} holds no widget.`)
}
