import { po } from "gettext-parser"

/**
 * A translation as WordPress reads it fastest: a PHP file that returns an array.
 * @param {Uint8Array} contents of a .po file
 * @returns {string}
 */
export function formatTranslation(contents) {
  const { headers, translations } = po.parse(Buffer.from(contents))
  const texts = Object.values(translations[""] ?? {}).filter(({ msgid, msgstr }) => msgid !== "" && msgstr[0] !== "")
  const rows = texts.map(({ msgid, msgstr }) => `${quote(msgid)}=>${quote(msgstr[0] ?? "")}`)
  const members = [`'language'=>${quote(headers["Language"] ?? "")}`, `'messages'=>[${rows.join(",")}]`]
  return `<?php\nreturn [${members.join(",")}];\n`
}

/** @param {string} text */
function quote(text) {
  return `'${text.replace(/[\\']/g, "\\$&")}'`
}
