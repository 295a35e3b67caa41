/** The toolbar's settings of a story's page, by Storybook's own names. */
export interface Switching {
  readonly locale: string
  readonly theme: string
  readonly colorScheme: string
  readonly direction: string
}

/**
 * The views of each story. Every pair of values of two switches occurs in some row: most faults need at most two of them, and all
 * combinations would be four times as many.
 */
export const switchings: readonly [Switching, ...Switching[]] = [
  { locale: "es", theme: "plain", colorScheme: "light", direction: "ltr" },
  { locale: "en", theme: "plain", colorScheme: "dark", direction: "rtl" },
  { locale: "es", theme: "arena", colorScheme: "dark", direction: "ltr" },
  { locale: "en", theme: "arena", colorScheme: "light", direction: "rtl" },
  { locale: "es", theme: "studio", colorScheme: "light", direction: "rtl" },
  { locale: "en", theme: "studio", colorScheme: "dark", direction: "ltr" },
]

const names = ["locale", "theme", "colorScheme", "direction"] as const

/** The values that each switch has in the rows. */
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
