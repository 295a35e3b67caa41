/** The toolbar's settings of a story's page, by Storybook's own names. */
export interface Switching {
  readonly locale: string
  readonly theme: string
  readonly colorScheme: string
  readonly direction: string
}

/**
 * The views of the stories. Every pair of values of two switches occurs in some row: most faults need at most two of them, and all
 * combinations would be four times as many. A story has half of the rows.
 */
export const switchings: readonly [Switching, ...Switching[]] = [
  { locale: "es", theme: "plain", colorScheme: "light", direction: "ltr" },
  { locale: "en", theme: "plain", colorScheme: "dark", direction: "rtl" },
  { locale: "es", theme: "arena", colorScheme: "dark", direction: "ltr" },
  { locale: "en", theme: "arena", colorScheme: "light", direction: "rtl" },
  { locale: "es", theme: "studio", colorScheme: "light", direction: "rtl" },
  { locale: "en", theme: "studio", colorScheme: "dark", direction: "ltr" },
]

/**
 * The views of the story at a place in the index: a half of the rows, which has every value, and for the next story the other half. With
 * STORY_VIEWS=all every story has all rows.
 */
export function selectViews(place: number): readonly Switching[] {
  if (process.env["STORY_VIEWS"] === "all") return switchings
  const half = place % 2 === 0 ? [0, 3, 5] : [1, 2, 4]
  return switchings.filter((_, row) => half.includes(row))
}

const names = ["locale", "theme", "colorScheme", "direction"] as const

/** The values that each switch has in the rows, in the order of all rows. */
export function readChoices(rows: readonly Switching[] = switchings): Record<keyof Switching, readonly string[]> {
  const take = (name: keyof Switching) =>
    [...new Set(switchings.map((row) => row[name]))].filter((value) => rows.some((row) => row[name] === value))
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
