/** More than a page has locales and currencies; beyond it all are forgotten, so that nothing grows for as long as the page lives. */
const maxKept = 50

/** A function that makes each thing once for the same texts. What throws is tried again. */
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
