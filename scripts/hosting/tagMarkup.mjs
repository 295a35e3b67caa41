import { createHash } from "node:crypto"

/**
 * The part of a manifest entry that a tag contains.
 * @typedef {{ readonly file: string, readonly integrity: string }} HostedFile
 */

/** Escapes text for an attribute: a file name may contain HTML characters. @param {string} text */
export function escapeAttribute(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}

/**
 * Formats the markup that loads exactly one version: the browser refuses the script, and each chunk, if a byte has changed. The browser
 * fetches the script while it parses the page's head.
 * @param {string} base address of the folder that holds `ringside.js`, with a slash at its end
 * @param {{ manifest: readonly HostedFile[], importMap: { readonly integrity: Readonly<Record<string, string>> } }} built
 * @returns {string} HTML for the page's head
 * @throws Error when the manifest lists no loader
 */
export function formatPinnedTag(base, { manifest, importMap }) {
  const loader = manifest.find(({ file }) => file === "ringside.js")
  if (!loader) throw new Error("The manifest lists no ringside.js; expected the one of a build.")
  const address = escapeAttribute(`${base}ringside.js`)
  const integrity = Object.fromEntries(
    Object.entries(importMap.integrity).map(([file, value]) => [file.replace(/^\.\//, base), value]),
  )
  const map = JSON.stringify({ integrity }).replaceAll("<", "\\u003c")
  return [
    `<script type="importmap">${map}</script>`,
    `<link rel="modulepreload" href="${address}" integrity="${loader.integrity}" crossorigin />`,
    formatTag(base, loader.integrity),
  ].join("\n")
}

/**
 * The hash of a tag's import map for `script-src` of a content security policy. It is of exactly the characters between the map's tags.
 * @param {string} tag as formatPinnedTag returns it
 * @throws Error when the tag has no import map
 */
export function createPolicyHash(tag) {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(tag)?.[1]
  if (map === undefined) throw new Error("The tag has no import map; expected the one of a pinned version.")
  return `sha256-${createHash("sha256").update(map).digest("base64")}`
}

/**
 * Formats the script tag alone.
 * @param {string} base address of the folder that holds `ringside.js`, with a slash at its end
 * @param {string} [integrity] of a version that never changes
 */
export function formatTag(base, integrity) {
  const check = integrity === undefined ? "" : ` integrity="${escapeAttribute(integrity)}"`
  return `<script type="module" src="${escapeAttribute(`${base}ringside.js`)}"${check} crossorigin async></script>`
}

/**
 * Adds the tag of a version to a changelog, below that version's heading. A changelog with the tag stays unchanged.
 * @param {string} changelog as changesets writes it: the newest version first, each under `## VERSION`
 * @param {string} version
 * @param {string} tag
 * @throws Error when the changelog has no such version
 */
export function addTagToChangelog(changelog, version, tag) {
  const heading = `## ${version}\n`
  const start = changelog.indexOf(heading)
  if (start === -1) throw new Error(`The changelog has no version ${version}; expected the heading "## ${version}".`)
  const before = changelog.slice(0, start + heading.length)
  const after = changelog.slice(start + heading.length)
  // `changeset version` lays the whole file out again, and the hash is of exactly these characters.
  const block = `\n<!-- prettier-ignore -->\n\`\`\`html\n${tag}\n\`\`\`\n\nUnder a content security policy: \`script-src '${createPolicyHash(tag)}'\` for the import map.\n`
  return after.startsWith(block) ? changelog : before + block + after
}
