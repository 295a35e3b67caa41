/**
 * Formats the part "Changelog" of the plugin's readme.txt from the changelog of the script tag, which is the plugin's version, too.
 * @param {string} changelog as changesets writes it: each version under `## VERSION`, with the tag of that version; empty before the first release
 * @param {string} version the version that is built
 * @returns {string}
 */
export function formatChangelog(changelog, version) {
  const entries = changelog
    .replaceAll(/^```[^]*?^```$/gm, "")
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [heading = "", ...lines] = entry.split("\n")
      const changes = lines.filter((line) => /^- |^ {2}\S/.test(line)).map((line) => line.replace(/^- /, "* "))
      return `= ${heading.trim()} =\n${changes.length === 0 ? "Nothing that a shop's owner would see.\n" : `${changes.join("\n")}\n`}`
    })
  return entries.length === 0 ? `= ${version} =\nNot released yet.\n` : entries.join("\n")
}
