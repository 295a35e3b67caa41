import { po } from "gettext-parser"

/**
 * A translation as WordPress reads it fastest: a PHP file that returns an array.
 * @param {Uint8Array} contents of a .po file
 * @returns {string}
 */
export function formatTranslation(contents) {
  const { language, texts } = parse(contents)
  const rows = texts.map(([text, translation]) => `${quote(text)}=>${quote(translation)}`)
  const members = [`'language'=>${quote(language)}`, `'messages'=>[${rows.join(",")}]`]
  return `<?php\nreturn [${members.join(",")}];\n`
}

/**
 * A translation of one script, as the platform prints it before the script: the file `{domain}-{language}-{handle}.json`.
 * @param {Uint8Array} contents of a .po file
 * @param {string} script the script's code, with its calls of `__`
 * @returns {string}
 */
export function formatScriptTranslation(contents, script) {
  const { language, texts } = parse(contents)
  // A long text stands in a line of its own.
  const calls = [...script.matchAll(/__\(\s*"([^"]+)",\s*"ringside",?\s*\)/g)].map(([, text]) => text)
  const used = texts.filter(([text]) => calls.includes(text))
  const messages = {
    "": { lang: language },
    ...Object.fromEntries(used.map(([text, translation]) => [text, [translation]])),
  }
  return `${JSON.stringify({ domain: "messages", locale_data: { messages } })}\n`
}

/**
 * The language of a .po file, and its texts with their translations. Texts without one are left out.
 * @param {Uint8Array} contents
 * @returns {{ language: string, texts: (readonly [text: string, translation: string])[] }}
 */
function parse(contents) {
  const { headers, translations } = po.parse(Buffer.from(contents))
  const rows = Object.values(translations)
    .flatMap((context) => Object.values(context))
    .map(({ msgctxt, msgid, msgstr }) => {
      // The platform stores a text that has a context together with it.
      const text = msgctxt === undefined ? msgid : `${msgctxt}\u0004${msgid}`
      return /** @type {const} */ ([text, msgstr[0] ?? ""])
    })
  return {
    language: headers["Language"] ?? "",
    texts: rows.filter(([text, translation]) => text !== "" && translation !== ""),
  }
}

/** @param {string} text */
function quote(text) {
  return `'${text.replace(/[\\']/g, "\\$&")}'`
}
