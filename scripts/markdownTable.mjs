/**
 * Formats a Markdown table; oxfmt aligns its columns.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(head, rows) {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`)
    .join("\n")
}

/**
 * Reads the cells of the rows of a text's only table, without its head.
 * @param {string} text
 * @returns {string[][]}
 */
export function readTable(text) {
  const [, , ...rows] = text.split("\n").filter((line) => line.startsWith("|"))
  return rows.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|")),
  )
}

/**
 * Formats code.
 * @param {string} text
 */
export function code(text) {
  return `\`${text}\``
}

/**
 * Formats `a`, `b`, `c`, or a dash for an empty list.
 * @param {readonly string[]} texts
 */
export function listCodes(texts) {
  return texts.length === 0 ? "–" : texts.map(code).join(", ")
}
