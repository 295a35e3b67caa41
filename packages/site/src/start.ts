import { type Behaviour, type LoadExtra, type Page, readPartConfig } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { siteConfig } from "./config.ts"
import { isFramed } from "./preview/framed.ts"
import { palette } from "./paletteBehaviour.ts"

/** Behaviours without markup: the palette, and preview mode where the config lists origins. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  palette,
  {
    name: "site-preview",
    start(page) {
      const origins = readPreviewOrigins(page)
      if (origins.length === 0 || !isFramed(page.window)) return
      loadExtra("preview").then(
        (module) => {
          if (page.signal.aborted || !isRecord(module) || typeof module["startPreview"] !== "function") return
          Reflect.apply(module["startPreview"], undefined, [page, origins])
        },
        (cause: unknown) => page.reports.fail({ during: "load", widget: "preview", cause }),
      )
    },
  },
]

function readPreviewOrigins(page: Page): readonly string[] {
  const { preview, previewOrigins } = readPartConfig(page, siteConfig)
  return [...preview.origins, ...previewOrigins]
}
