import { formatText } from "./formatText.ts"

/** The entity names that shop texts use. The full table of HTML would be larger than the rest of this package. */
const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  iexcl: "¡",
  cent: "¢",
  pound: "£",
  yen: "¥",
  copy: "©",
  laquo: "«",
  reg: "®",
  deg: "°",
  middot: "·",
  raquo: "»",
  iquest: "¿",
  times: "×",
  Ntilde: "Ñ",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  ntilde: "ñ",
  oacute: "ó",
  uacute: "ú",
  uuml: "ü",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  hellip: "…",
  euro: "€",
  trade: "™",
}

/**
 * Replaces HTML's character references in text: decimal, hexadecimal and the names above, each with its closing `;`. It takes one pass, so
 * `&amp;lt;` becomes `&lt;`. Unknown names stay as written; 0, surrogates and numbers beyond Unicode become U+FFFD. A number is converted
 * to text; any other value gives "".
 * Sources: checkout §14, express-checkout §10, attribution-translation-site §13.
 */
export function decodeEntities(text: unknown): string {
  return formatText(text).replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(characters, name) ? (characters[name] ?? whole) : whole
      return formatCodePoint(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal))
    },
  )
}

function formatCodePoint(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff)
  return String.fromCodePoint(isCharacter ? codePoint : 0xfffd)
}
