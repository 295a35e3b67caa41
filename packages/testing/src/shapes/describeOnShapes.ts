import type { Part } from "@ringside/core/domain"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { JQueryForTests } from "../jQueryForTests.ts"
import { selectShapeCases } from "./shapeCases.ts"
import type { EventKind, ShapeSentence, ShapeStage } from "./shapeSentence.ts"
import { provideLayout } from "./shapeLayout.ts"
import { openShape } from "./shapeStage.ts"
import type { ThemeShape } from "./themeShape.ts"
import { themeShapes } from "./themeShapes.ts"

interface ShapeTests {
  readonly parts: readonly Part[]
  readonly sentences: readonly ShapeSentence[]
  /** Runs the host's own scripts in place of ours, as a page of that shape has them. */
  readonly runHostScripts: (shape: ThemeShape, jQuery: JQueryForTests) => void
}

/** The first page of a file compiles what its code imports. */
const timeoutMs = 30_000

/** Runs every sentence on every shape, and checks that ours changes nothing where the host's own scripts run. */
export function describeOnShapes({ parts, sentences, runHostScripts }: ShapeTests): void {
  let stage: ShapeStage | null = null

  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
    provideLayout()
  })
  afterEach(() => {
    stage?.stop()
    stage = null
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const cases = selectShapeCases(themeShapes, sentences)
  const kinds: readonly EventKind[] = ["jQuery", "native"]
  const pages = [...new Set(sentences.map(({ page }) => page))]

  describe.each(themeShapes.map((shape, index) => [shape.name, shape, index] as const))(
    "where %s:",
    (_, shape, index) => {
      it.each(cases.filter((each) => each.shape === shape).map((each) => [each.title, each] as const))(
        "%s",
        async (_title, each) => {
          const { sentence } = each
          const opened = await openShape(each, { parts })
          stage = opened
          await sentence.use(opened)
          const check = () => expect(sentence.read(opened)).toEqual(sentence.differs?.[shape.name] ?? sentence.expected)
          // Code that is used for the first time is loaded in several steps.
          await opened.waitFor(check)
          // What was done is done once.
          await opened.settle()
          check()
        },
        timeoutMs,
      )

      it.each(pages)(
        "the %s page is left to the host's own scripts",
        async (name) => {
          const before = (jQuery: JQueryForTests) => runHostScripts(shape, jQuery)
          const own = sentences.filter(({ page }) => page === name)
          const [sentence] = own
          if (!sentence) throw new Error(`No sentence is about the ${name} page.`)
          stage = await openShape(
            { shape, sentence, state: 2, events: kinds[index % 2] ?? "native" },
            { parts, before },
          )
          const shown = document.body.innerHTML
          for (const { use } of own) await use(stage)
          await stage.settle()
          expect({ writes: stage.listWrites(), moves: stage.moves }).toEqual({ writes: [], moves: [] })
          expect(document.body.innerHTML).toBe(shown)
        },
        timeoutMs,
      )
    },
  )
}
