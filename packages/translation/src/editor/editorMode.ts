import { definePageService } from "@ringside/core"
import type { FoundTranslation } from "../domain/index.ts"
import type { Place } from "../dynamic/places.ts"

/** The editor functions that the translation of late content uses. */
export interface EditorMode {
  readonly nonce: string
  /** Marks a translated string, so that it can be selected. */
  mark(place: Place, found: FoundTranslation): void
  /** Reports to the editor that there are new strings to select. */
  notify(): void
}

/** The translation editor of a page that is open in it. */
export const editorModeService = definePageService<EditorMode>("translation.editor")
