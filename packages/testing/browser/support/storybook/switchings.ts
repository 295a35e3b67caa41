import { takesAllCases } from "../../../../../scripts/test/selectCases.ts"

/** The toolbar's settings of a story's page, by Storybook's own names. */
export interface Switching {
  readonly locale: string
  readonly theme: string
  readonly colorScheme: string
  readonly direction: string
}

/**
 * The views of the stories. Every pair of values of two switches occurs in some row: most faults need at most two of them, and all
 * combinations would be four times as many. A story has one of the rows, and those after it in the index the others.
 */
export const switchings: readonly [Switching, ...Switching[]] = [
  { locale: "es", theme: "plain", colorScheme: "light", direction: "ltr" },
  { locale: "en", theme: "plain", colorScheme: "dark", direction: "rtl" },
  { locale: "es", theme: "arena", colorScheme: "dark", direction: "ltr" },
  { locale: "en", theme: "arena", colorScheme: "light", direction: "rtl" },
  { locale: "es", theme: "studio", colorScheme: "light", direction: "rtl" },
  { locale: "en", theme: "studio", colorScheme: "dark", direction: "ltr" },
]

/** The row of the story at a place in the index; all rows in a run that takes all cases. */
export function selectViews(place: number): readonly Switching[] {
  const row = place % switchings.length
  return takesAllCases ? switchings : switchings.slice(row, row + 1)
}

/** Puts stories with the same views one after another: to switch renders a story again, and plays it again. */
export function sortByViews<Viewed extends { readonly views: readonly Switching[] }>(
  stories: readonly Viewed[],
): readonly Viewed[] {
  const rowOf = ({ views: [first] }: Viewed) => switchings.findIndex((row) => row === first)
  return stories.toSorted((one, other) => rowOf(one) - rowOf(other))
}

const names = ["locale", "theme", "colorScheme", "direction"] as const

/** The values that each switch has. */
export function readChoices(): Record<keyof Switching, readonly string[]> {
  const take = (name: keyof Switching) => [...new Set(switchings.map((row) => row[name]))]
  return {
    locale: take("locale"),
    theme: take("theme"),
    colorScheme: take("colorScheme"),
    direction: take("direction"),
  }
}

/** Pairs of values that no row combines, as `es with rtl`. */
export function findUnmetPairs(): readonly string[] {
  const choices = readChoices()
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) =>
    choices[one].flatMap((value) =>
      choices[other]
        .filter((otherValue) => !switchings.some((row) => row[one] === value && row[other] === otherValue))
        .map((otherValue) => `${value} with ${otherValue}`),
    ),
  )
}
