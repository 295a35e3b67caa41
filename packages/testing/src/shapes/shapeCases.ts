import type { EventKind, ShapeCase, ShapeSentence } from "./shapeSentence.ts"
import { takesAllCases } from "../../../../scripts/selectCases.ts"
import type { ThemeShape } from "./themeShape.ts"

/**
 * Every sentence once on each shape. States and kinds of events take turns, so that each pair of shape, sentence, state and kind is there;
 * `isComplete` puts every state and kind on every shape.
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
      const turn = combinations[(shapeIndex + sentenceIndex) % combinations.length]
      return combinations
        .filter((each) => isComplete || each === turn)
        .map(({ events, state }) => ({
          title: `${sentence.name} (state ${state}, ${events} events)`,
          ...{ shape, sentence, state, events },
        }))
    }),
  )
}
