import type { EventKind, ShapeCase, ShapeSentence } from "./shapeSentence.ts"
import { takesAllCases } from "../../../../scripts/test/selectCases.ts"
import type { ThemeShape } from "./themeShape.ts"

/**
 * Every sentence on every second shape, and every shape with every second sentence. States and kinds of events take turns, so that each
 * shape and each sentence has each state and each kind; `isComplete` puts every sentence, state and kind on every shape.
 */
export function selectShapeCases(
  shapes: readonly ThemeShape[],
  sentences: readonly ShapeSentence[],
  isComplete = takesAllCases,
): readonly ShapeCase[] {
  return shapes.flatMap((shape, shapeIndex) =>
    sentences.flatMap((sentence, sentenceIndex) => {
      if (sentence.differs?.[shape.name] === null) return []
      const { states = [2, 3] } = sentence
      const kinds: readonly EventKind[] = shape.usesJQueryAlone ? ["jQuery"] : ["native", "jQuery"]
      const combinations = kinds.flatMap((events) => states.map((state) => ({ events, state })))
      const place = shapeIndex + sentenceIndex
      const turn = place % 2 === 0 ? combinations[(place / 2) % combinations.length] : undefined
      return combinations
        .filter((each) => isComplete || each === turn)
        .map(({ events, state }) => ({
          title: `${sentence.name} (state ${state}, ${events} events)`,
          ...{ shape, sentence, state, events },
        }))
    }),
  )
}
