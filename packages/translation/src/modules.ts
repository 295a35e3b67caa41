import { askedModule } from "@ringside/core/domain"

/** The side of the translation editor in the page. */
export const editorModule = /* @__PURE__ */ askedModule({
  name: "translation-editor",
  member: "start",
  load: () => import("./editor/editor.ts"),
})
