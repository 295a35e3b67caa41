import type { HostState } from "../host/hostSettings.ts"
import type { ShapePageName } from "./shapePages.ts"
import type { ThemeShape } from "./themeShape.ts"
import type { ShapeStage } from "./shapeStage.ts"

/** How the page's scripts tell of a press or a change. */
export type EventKind = "native" | "jQuery"

/** What a behaviour does for a shopper, in one sentence. It holds on every shape. */
export interface ShapeSentence {
  readonly name: string
  readonly page: ShapePageName
  /** Lines of the basket before the page opens, by product. */
  readonly basket?: Readonly<Record<number, number>>
  /** The states in which the job is ours; 2 and 3 by default. */
  readonly states?: readonly HostState[]
  /** Uses the page as a shopper, or a script of the page for them, does. */
  readonly use: (stage: ShapeStage) => unknown
  /** What the page shows, and what the shop has received. */
  readonly read: (stage: ShapeStage) => unknown
  readonly expected: unknown
  /** What is expected instead on shapes that differ, by the shape's name; `null` where they lack the element. */
  readonly differs?: Readonly<Record<string, unknown>>
}

/** A sentence on a shape, in a state of the host, with one kind of events. */
export interface ShapeCase {
  readonly title: string
  readonly shape: ThemeShape
  readonly sentence: ShapeSentence
  readonly state: HostState
  readonly events: EventKind
}

/** Set by `npm run test:disorder`. */
const hasAllCombinations = process.env["RINGSIDE_COMBINATIONS"] === "all"

/**
 * Every sentence once on each shape. States and kinds of events take turns, so that each pair of shape, sentence, state and kind is there;
 * `isComplete` puts every state and kind on every shape.
 */
export function selectShapeCases(
  shapes: readonly ThemeShape[],
  sentences: readonly ShapeSentence[],
  isComplete = hasAllCombinations,
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
