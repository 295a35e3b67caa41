import { readFileSync } from "node:fs"
import { join } from "node:path"
import { siteFolder } from "../../scripts/site/writePages.mjs"

/** A page of the site for one kind of user, about what to do. */
export type GuideName = "theme" | "site-builder" | "designer" | "npm" | "wordpress"

/** The text of a guide, each paragraph and each step on one line. */
export function readGuide(name: GuideName): string {
  return readFileSync(join(siteFolder, "pages/start", `${name}.md`), "utf8").replaceAll(
    /(?<=[^\n])\n(?!\d+\. )(?=[\w("[`])/g,
    " ",
  )
}

/** The snippets of a guide in a language, in their order. */
export function listSnippets(name: GuideName, language: string): readonly string[] {
  const text = readFileSync(join(siteFolder, "pages/start", `${name}.md`), "utf8")
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, code = ""]) => code)
}

/**
 * Reads what a sentence of a guide names: what its groups match.
 * @throws Error when the guide says something else, so that a test can't walk a path that nobody reads any more
 */
export function readSentence(name: GuideName, sentence: RegExp): readonly string[] {
  const found = sentence.exec(readGuide(name))
  if (!found) throw new Error(`site/pages/start/${name}.md has no sentence ${String(sentence)}; walk what it says now.`)
  return found.slice(1)
}
