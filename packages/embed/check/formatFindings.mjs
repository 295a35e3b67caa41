/** Characters that end a line, move the cursor, change the terminal or the direction of the text. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The start of a line or of a part of it that a CI server takes for a command. */
const command = /(?<=^\s*)::|##(?=\[|vso\[)/gi

/**
 * A text of a page, a file name or an error as one printable line.
 * @param {string} text
 */
export function escapeText(text) {
  const escape = (/** @type {string} */ character) =>
    `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`
  return text.replace(unprintable, escape).replace(command, (found) => (found === "::" ? "\\u003a:" : "#\\u0023"))
}

/**
 * The report on one page.
 * @param {string} page
 * @param {import("../src/checkDocument.ts").PageFindings} findings
 */
export function formatFindings(page, { tag, preset, hooks, hostScripts, mistakes }) {
  return [
    page,
    `  script tag    ${tag ? `${tag.src}${tag.integrity === null ? "" : ", with integrity"}` : "none"}`,
    `  preset        ${preset ?? "none"}`,
    `  hooks         ${formatList(Object.entries(hooks).map(([name, count]) => `${name} ${count}`))}`,
    `  host scripts  ${formatList(Object.entries(hostScripts).map(([handle, jobs]) => `${handle} (does ${jobs.join(", ")})`))}`,
    `  mistakes      ${mistakes.length}`,
    ...mistakes.map(({ message, element }) => `    ${message}${element === null ? "" : `      ${element}`}`),
  ]
    .map((line) => escapeText(line))
    .join("\n")
}

/** @param {readonly string[]} items */
function formatList(items) {
  return items.length === 0 ? "none" : items.join(", ")
}
