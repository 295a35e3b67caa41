/**
 * Writes options into the opening tag of a hook. Options that have their default are left out.
 * @param {string} html with the hook
 * @param {string} name of the hook
 * @param {Readonly<Record<string, string>>} options by their attribute's name after `data-ringside-`; the empty string takes one out
 */
export function writeHook(html, name, options) {
  const quoted = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`
  const tag = new RegExp(String.raw`<[a-z]+\b(?=${quoted}\sdata-ringside="${name}")${quoted}>`)
  return html.replace(tag, (opening) => {
    const bare = Object.keys(options).reduce(
      (text, option) => text.replace(new RegExp(String.raw`\s+data-ringside-${option}=(?:"[^"]*"|'[^']*')`), ""),
      opening,
    )
    const written = Object.entries(options)
      .filter(([, value]) => value !== "")
      .map(([option, value]) => ` data-ringside-${option}="${escapeValue(value)}"`)
    return bare.replace(`data-ringside="${name}"`, () => `data-ringside="${name}"${written.join("")}`)
  })
}

/**
 * Reads the options that a hook has in its opening tag.
 * @param {string} html with the hook
 * @param {readonly string[]} names
 */
export function readHook(html, names) {
  return Object.fromEntries(
    names.map((option) => [option, new RegExp(String.raw`\sdata-ringside-${option}="([^"]*)"`).exec(html)?.[1] ?? ""]),
  )
}

/** @param {string} value */
function escapeValue(value) {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}
