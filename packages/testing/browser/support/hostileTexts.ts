import { addressSpellings, createHostilePayloads } from "./hostilePayloads.ts"

/** Ends of quotations and elements, and signs that a template would fill in; each runs `top.ran.push(0)` where it is read as markup. */
const breakouts = [
  ...['"', "'", "`", "-->", "</textarea>", "</title>", "</style>", "</script>", "]]>"].map(
    (end) => `${end}><img src=/missing onerror=top.ran.push(0)>`,
  ),
  '" autofocus onfocus=top.ran.push(0) x="',
  "' onmouseover=top.ran.push(0) x='",
  "&lt;img src=/missing onerror=top.ran.push(0)&gt;",
  "&amp;lt;script&amp;gt;top.ran.push(0)&amp;lt;/script&amp;gt;",
  "\\u003cscript\\u003etop.ran.push(0)\\u003c/script\\u003e",
  "{{constructor.constructor('top.ran.push(0)')()}}",
  "${top.ran.push(0)}",
  "<%= top.ran.push(0) %>",
]

/** The breakouts and every `step`th payload, without those of more than `maxLength` characters: texts that are to be shown as they are. */
export function createHostileTexts(maxLength: number, step: number): readonly string[] {
  const payloads = createHostilePayloads().filter(({ index }) => index % step === 0)
  return [...breakouts, ...payloads.map(({ html }) => html)].filter(({ length }) => length <= maxLength)
}

/** Addresses that would run `top.ran.push(0)`, in the spellings of the payloads. */
export function createHostileAddresses(): readonly string[] {
  return addressSpellings.map((address) => address.replaceAll("INDEX", "0"))
}
