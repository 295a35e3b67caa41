/**
 * A Markdown table; prettier lines its columns up.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(head, rows) {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`)
    .join("\n")
}

/**
 * Words of a program.
 * @param {string} text
 */
export function code(text) {
  return `\`${text}\``
}

/**
 * `a`, `b`, `c`, or a dash when there are none.
 * @param {readonly string[]} texts
 */
export function listCodes(texts) {
  return texts.length === 0 ? "–" : texts.map(code).join(", ")
}
