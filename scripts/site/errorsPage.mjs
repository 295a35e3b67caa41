import { createErrorAnchor } from "../../packages/embed/build/partSources.mjs"
import { readParts } from "../../packages/embed/build/parts.mjs"

/** The subjects of core's lines, by the anchor that they end with. */
const sections = [
  {
    anchor: "hooks",
    title: "Hooks and attributes",
    text: "`data-ringside` names no widget, or an attribute has a value that its widget doesn't take. The line names the expected values and the one that is used instead. All of them are on the [page of the widget](/widgets/).",
  },
  {
    anchor: "config",
    title: "Config",
    text: "A member of the page's config, or an attribute of the script tag, can't be used, or has a name that resembles one of ours. The [list of members](/reference/config) says what each takes.",
  },
  {
    anchor: "jobs",
    title: "Jobs of the shop's own scripts",
    text: "A script of the shop is out, and what it did can't be done: settings are missing, or the script is still there under another name. The [list of jobs](/reference/host-scripts) names the settings of each.",
  },
  {
    anchor: "texts",
    title: "Texts",
    text: "A name in the config's `messages` resembles a text of a widget, and is none. The names are in the fold “Texts” on the [page of the widget](/widgets/).",
  },
  {
    anchor: "tag",
    title: "The script tag",
    text: "The page has two script tags, the classic script without the module beside it, or the script's text in place of a tag. [The tag](/reference/script-tag) says how each is written.",
  },
  {
    anchor: "calls",
    title: "Calls and answers",
    text: "A call of [`window.ringside`](/reference/api) was given something else than it takes, a server answered something else than expected, or popups opened each other. The line names what was expected, and what happens instead. [What a server answers](/recipes/server) is a page of its own.",
  },
]

/**
 * Creates the page about the lines in the console.
 * @returns {Promise<string>}
 */
export async function createErrorsPage() {
  const parts = (await readParts()).filter(({ warnings = {} }) => Object.keys(warnings).length > 0)
  return [
    "# Lines in the console",
    "Every mistake is one line, once for each element: what is wrong, what is expected, and what is used instead. The page works on, with the server's HTML where a widget can't. Words in braces are filled in.",
    ...sections.flatMap(({ anchor, title, text }) => [`## ${title} {#${anchor}}`, text]),
    "## Something failed {#failed}",
    "`[ringside gallery] failed during mount: …` is no mistake of the page: a file couldn't be loaded, or our code threw. The server's HTML is back. [Send such lines to your own reports](/recipes/errors).",
    ...parts.flatMap(({ name, warnings = {} }) => [
      `## ${name} {#package-${name}}`,
      ...Object.entries(warnings).flatMap(([key, text]) => [
        `### ${key} {#${createErrorAnchor(name, key)}}`,
        ["```text", text, "```"].join("\n"),
      ]),
    ]),
  ].join("\n\n")
}
