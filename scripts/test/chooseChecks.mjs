/**
 * Selects checks by name, with the checks that they need, in the order of the table; without names, all.
 * @template {{ readonly name: string, readonly needs?: readonly string[] }} Check
 * @param {readonly Check[]} table
 * @param {readonly string[]} names
 * @returns {{ kind: "chosen", checks: Check[] } | { kind: "unknown", names: string[] }}
 */
export function chooseChecks(table, names) {
  const unknown = names.filter((name) => !table.some((check) => check.name === name))
  if (unknown.length > 0) return { kind: "unknown", names: unknown }
  if (names.length === 0) return { kind: "chosen", checks: [...table] }
  const wanted = new Set(names)
  // Backwards, because a check's prerequisites come before it in the table and may have prerequisites themselves.
  for (const check of [...table].reverse()) {
    if (wanted.has(check.name)) for (const name of check.needs ?? []) wanted.add(name)
  }
  return { kind: "chosen", checks: table.filter((check) => wanted.has(check.name)) }
}
