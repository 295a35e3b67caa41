/** `page.events.on(` with a list of names, or the name of a constant. */
const listening = /\bevents\.on\(\s*(?:\[(?<list>[^\]]*)\]|(?<constant>\w+))/g

/**
 * Lists the events that a package listens to as events, instead of by a signal.
 * @param {readonly { readonly path: string, readonly text: string }[]} sources the package's files
 * @returns {readonly { readonly path: string, readonly name: string }[]}
 * @throws Error for a constant that is no list of literals in the package
 */
export function listReceivedEvents(sources) {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(listening)].flatMap(({ groups }) => {
      const list = groups?.["list"] ?? findList(groups?.["constant"] ?? "", sources)
      if (list === null) throw new Error(`${path} listens to ${groups?.["constant"]}, which is no list of names.`)
      return [...list.matchAll(/"(?<name>[^"]+)"/g)].map((found) => ({ path, name: found.groups?.["name"] ?? "" }))
    }),
  )
}

/**
 * @param {string} constant
 * @param {readonly { readonly text: string }[]} sources
 */
function findList(constant, sources) {
  const declaration = new RegExp(`const ${constant}\\b[^=]*= \\[([^\\]]*)\\]`)
  for (const { text } of sources) {
    const list = declaration.exec(text)?.[1]
    if (list !== undefined) return list
  }
  return null
}
