import type { Widget, WidgetEntry } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { BuiltFile } from "./files.ts"
import type { FileLoader } from "./fileLoader.ts"
import type { WidgetRow } from "./widgets.ts"

interface WidgetEntriesOptions {
  readonly rows: readonly WidgetRow[]
  /** What draws. */
  readonly ui: BuiltFile
  readonly chunkFiles: Readonly<Record<string, BuiltFile>>
  readonly loader: FileLoader
  /** Takes the ui chunk, which every widget's chunk reads its names from. */
  readonly provideUi: (module: unknown) => void
}

/** What the registry is told of each widget: how its code is fetched. */
export function createWidgetEntries(options: WidgetEntriesOptions): readonly WidgetEntry[] {
  const { rows, ui, chunkFiles, loader, provideUi } = options
  return rows.flatMap(({ name, ...row }) => {
    const file = chunkFiles[name]
    return file ? [{ name, ...row, ...createFetch(name, file) }] : []
  })

  function createFetch(name: string, file: BuiltFile): Pick<WidgetEntry, "fetch" | "prefetch"> {
    const prefetch = () => {
      loader.prefetch(ui)
      loader.prefetch(file)
    }
    return {
      prefetch,
      async fetch() {
        // All requests go out at once; only the running of the modules has an order: each reads from those before it.
        prefetch()
        provideUi(await loader.load(ui))
        return readWidget(name, await loader.load(file))
      },
    }
  }
}

/** A server may answer with any module, such as another release's. */
function readWidget(name: string, module: unknown): Widget {
  const widget = isRecord(module) ? module.widget : undefined
  if (isRecord(widget) && isWidget(widget)) return widget
  throw new Error(`The file of ${name} holds no widget.`)
}

function isWidget(value: Record<string, unknown>): value is Record<string, unknown> & Widget {
  return typeof value.name === "string" && typeof value.read === "function" && typeof value.mount === "function"
}
