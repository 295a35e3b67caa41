type Fragments = Readonly<Record<string, string>> | null

/** The selectors in `next` whose markup is another one than in `previous`. Source: checkout contract §4.3. */
export function listChangedFragments(previous: Fragments, next: Fragments): string[] {
  const known = previous ?? {}
  return Object.entries(next ?? {}).flatMap(([selector, html]) =>
    Object.hasOwn(known, selector) && known[selector] === html ? [] : [selector],
  )
}
