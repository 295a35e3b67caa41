import ts from "typescript"

/**
 * The names and the purpose of a new package.
 * @typedef {object} WidgetRequest
 * @property {"asked"} kind
 * @property {"widget" | "behaviour"} template a widget renders with React; a behaviour enhances host markup
 * @property {string} name as in `data-ringside` and `packages/`
 * @property {string} camelName
 * @property {string} pascalName
 * @property {string} doc a sentence
 */

const example = 'npm run new-widget -- size-guide "Shows how tall a figure is."'
const behaviourOption = "--behaviour"
const maxNameLength = 30

/**
 * Parses the arguments of the generator. Invalid arguments are refused with a message that states the expected ones.
 * @param {readonly string[]} args
 * @param {{ hookNames: readonly string[], isFolder: (name: string) => boolean }} taken
 * @returns {WidgetRequest | { kind: "refused", message: string }}
 */
export function parseWidgetRequest(args, { hookNames, isFolder }) {
  const refuse = (/** @type {string} */ message) => /** @type {const} */ ({ kind: "refused", message })
  const [name = "", doc = "", ...rest] = args.filter((arg) => arg !== behaviourOption)
  if (name === "" || rest.length > 0)
    return refuse(
      `Expected a name and, in quotes, what the widget does: ${example}\nWith ${behaviourOption} it enhances host markup and renders nothing.`,
    )
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    return refuse(`"${name}" can't be a widget's name; expected lower-case words with dashes between them: ${example}`)
  }
  if (name.length > maxNameLength) return refuse(`"${name}" is too long; expected at most ${maxNameLength} characters.`)
  const camelName = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  if (isReservedWord(camelName)) return refuse(`"${name}" means something in JavaScript; expected another name.`)
  if (isFolder(name)) return refuse(`There is a packages/${name} already; expected another name.`)
  if (hookNames.includes(name)) return refuse(`There is a hook called "${name}" already; expected another name.`)
  const sentence = formatSentence(doc)
  if (sentence === null) {
    return refuse(`What does ${name} do? Expected one line in quotes, which becomes its documentation: ${example}`)
  }
  const pascalName = camelName.replace(/^./, (letter) => letter.toUpperCase())
  const template = args.includes(behaviourOption) ? "behaviour" : "widget"
  return { kind: "asked", template, name, camelName, pascalName, doc: sentence }
}

/**
 * Formats one line that fits in a doc comment, with a capital and a full stop; null for an unusable text.
 * @param {string} text
 */
function formatSentence(text) {
  const line = text.trim()
  if (!/\p{L}/u.test(line) || /[\p{Cc}\u2028\u2029]|\*\//u.test(line)) return null
  const capital = line.replace(/^./u, (letter) => letter.toUpperCase())
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** @param {string} name */
function isReservedWord(name) {
  const token = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, name).scan()
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord
}
