/** A block of the reference: what one element of the page shows. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The section of one package in docs/widgets.md, which `npm run docs` makes, without the texts in both languages. */
export function readReference(markdown: string, packageName: string): readonly Block[] {
  const sections = markdown.split(/^## /m)
  const section = sections.find((each) => each.startsWith(`Package \`@ringside/${packageName}\``)) ?? ""
  const parts = section.split(/^(?=### )/m).filter((part) => !part.startsWith("### Texts"))
  return parts.slice(1).flatMap(readBlocks)
}

function readBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  for (const [index, piece] of markdown.split("```").entries()) {
    if (index % 2 === 1) blocks.push({ kind: "code", text: piece.replace(/^\w*\n/, "").trimEnd() })
    else for (const block of piece.split(/\n{2,}/)) blocks.push(...readBlock(block.trim()))
  }
  return blocks
}

function readBlock(text: string): readonly Block[] {
  if (text === "" || text.startsWith("<!--") || text.startsWith("---")) return []
  const [, marks, title] = /^(#{3,}) (.*)$/.exec(text) ?? []
  if (marks !== undefined && title !== undefined) return [{ kind: "heading", level: marks.length - 1, text: title }]
  if (!text.startsWith("|")) return [{ kind: "text", text }]
  const [head = [], , ...rows] = text.split("\n").map(readRow)
  return [{ kind: "table", head, rows }]
}

/** The cells of a row; a pipe in a cell is written `\|`. */
function readRow(line: string): readonly string[] {
  const cells = line
    .replaceAll(String.raw`\|`, "\u0000")
    .split("|")
    .slice(1, -1)
  return cells.map((cell) => cell.replaceAll("\u0000", "|").trim())
}

/** A run of a text, and whether it is code. Links have their words alone. */
export function splitCode(text: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  const words = text
    .replace(/\]\([^()\s]{1,200}\)/g, "")
    .replaceAll("[", "")
    .replaceAll("<br>", " ")
  return words.split("`").map((run, index) => ({ text: run, isCode: index % 2 === 1 }))
}
