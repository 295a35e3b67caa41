import { type Behaviour, listen, type Page } from "@ringside/core"
import { start } from "./dynamic/dynamic.ts"
import { findEditor } from "./editor/findEditor.ts"
import { dynamicJob } from "./jobs.ts"
import { editorModule } from "./modules.ts"

/**
 * Late texts, and before them the editor, if the page is in its window: the editor selects the requests' address and marks translated
 * strings.
 */
export const createBehaviours = (): readonly Behaviour[] => [
  {
    name: "translation",
    start(page) {
      const begin = async () => {
        if (findEditor(page.window)) {
          const editor = await page.modules.load(editorModule)
          if (!page.signal.aborted) editor.start(page)
        }
        await untilParsed(page)
        // The host's own script may have been parsed since this code was requested.
        if (!page.signal.aborted && page.jobs.isOurs(dynamicJob)) start(page)
      }
      begin().catch((cause: unknown) => page.reports.fail({ during: "load", widget: "translation", cause }))
    },
  },
]

/** Nodes that the parser adds are the server's, in the page's language. A slow page may still be parsing when this code runs. */
function untilParsed({ document, signal }: Page): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve()
  return new Promise((done) => listen(document, "DOMContentLoaded", () => done(), { signal }))
}
