/**
 * Replaces the text between `<!-- NAME:start -->` and `<!-- NAME:end -->` with `body`.
 * @param {string} text
 * @param {string} name
 * @param {string} body
 * @returns {string}
 * @throws Error when the text has no such markers, so that a moved block isn't lost silently.
 */
export function replaceBlock(text, name, body) {
  const [startMark, endMark] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const start = text.indexOf(startMark)
  const end = text.indexOf(endMark, start)
  if (start === -1 || end === -1)
    throw new Error(`There is no place for "${name}"; expected ${startMark} … ${endMark}.`)
  return `${text.slice(0, start + startMark.length)}\n\n${body.trim()}\n\n${text.slice(end)}`
}
