/** The parts of a product's page that themes print in their own way. */
export interface ProductParts {
  readonly gallery: string
  /** Before the title, in the product's own element. */
  readonly beforeTitle: string
  readonly price: string
  /** The lists that choose a variation. */
  readonly choices: string
  /** Fields of other plugins in the form. */
  readonly addOns: string
  readonly quantity: string
  readonly button: string
  /** After the form. */
  readonly bar: string
  readonly tabs: string
}

/** The platform's pages as a theme, a page builder or an optimiser changes them. All markup and CSS is our own. */
export interface ThemeShape {
  /** The facts, in words. */
  readonly name: string
  readonly css: string
  readonly isRightToLeft?: boolean
  /** Whether its scripts report changes through jQuery alone. */
  readonly usesJQueryAlone?: boolean
  /** Whether the host's scripts run from one file, without elements that name them. */
  readonly joinsScripts?: boolean
  /** Each returns what differs from the platform's own markup. */
  readonly product?: (parts: ProductParts) => Partial<ProductParts>
  readonly archive?: (html: string) => string
  readonly basket?: (html: string) => string
  readonly checkout?: (html: string) => string
}

/**
 * Replaces `from` wherever it stands.
 * @throws where it doesn't: the shape would silently be the platform's own.
 */
export function replaceMarkup(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`The markup holds no ${from}.`)
  return html.replaceAll(from, to)
}

/**
 * Changes each part from `start` to the next `end`, both included.
 * @throws where there is none.
 */
export function changeParts(
  html: string,
  [start, end]: readonly [string, string],
  change: (part: string) => string,
): string {
  const [before = "", ...rest] = html.split(start)
  if (rest.length === 0) throw new Error(`The markup holds no ${start}.`)
  const changed = rest.map((text) => {
    const endAt = text.indexOf(end)
    if (endAt < 0) throw new Error(`The markup holds no ${end} after ${start}.`)
    const lengthOfPart = endAt + end.length
    return change(start + text.slice(0, lengthOfPart)) + text.slice(lengthOfPart)
  })
  return before + changed.join("")
}
