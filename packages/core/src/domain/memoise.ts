/**
 * More results than a page has locales and currencies. At this number all are dropped, so that the memory of a long-lived page doesn't
 * grow.
 */
const maxKept = 50

/** Caches the result of `make` by its texts. A call that throws is not cached. */
export function memoise<Texts extends readonly string[], Made extends object>(
  make: (...texts: Texts) => Made,
): (...texts: Texts) => Made {
  const kept = new Map<string, Made>()
  return (...texts) => {
    const key = JSON.stringify(texts)
    const known = kept.get(key)
    if (known) return known
    const made = make(...texts)
    if (kept.size >= maxKept) kept.clear()
    kept.set(key, made)
    return made
  }
}
