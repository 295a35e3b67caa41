import { expect, test } from "vitest"
import { decodeEntities } from "./decodeEntities.ts"

test.each([
  ["Ryu &amp; Ken", "Ryu & Ken"],
  ["&lt;b&gt;", "<b>"],
  ["&quot;&apos;&#39;&#039;", "\"'''"],
  ["44,00&nbsp;&euro;", "44,00\u00A0€"],
  ["&pound;&yen;&cent;&copy;&reg;&trade;&deg;&times;&middot;&bull;", "£¥¢©®™°×·•"],
  ["&ldquo;Hola&rdquo;&hellip;&ndash;&mdash;&lsquo;&rsquo;&laquo;&raquo;", "“Hola”…–—‘’«»"],
  ["&iexcl;&iquest;&aacute;&eacute;&iacute;&oacute;&uacute;&ntilde;&Ntilde;&uuml;", "¡¿áéíóúñÑü"],
  ["&#8364;&#x20AC;&#X20ac;", "€€€"],
  ["&#128512;&#x1F600;", "😀😀"],
  ["&#x10FFFF;", "\u{10FFFF}"],
  ["plain", "plain"],
  ["", ""],
])("%j is %j", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

test.each([
  ["decodes once", "&amp;lt;b&amp;gt;&amp;amp;", "&lt;b&gt;&amp;"],
  ["a number decodes once too", "&#38;lt;", "&lt;"],
])("%s", (_, text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

test.each([
  "&",
  "& ",
  "&;",
  "&#;",
  "&#x;",
  "&#xg;",
  "&amp",
  "&AMP;",
  "&Euro;",
  "&unknown;",
  "&constructor;",
  "&__proto__;",
  "&toString;",
  "&#-1;",
  "&#1.5;",
  "a&b=c;d",
])("leaves %j as written", (text) => {
  expect(decodeEntities(text)).toBe(text)
})

test.each(["&#0;", "&#x0;", "&#xD800;", "&#xDFFF;", "&#1114112;", "&#x110000;", `&#${"9".repeat(400)};`])(
  "%j is no character",
  (text) => {
    expect(decodeEntities(text)).toBe("\uFFFD")
  },
)

test.each([
  [42, "42"],
  [0, "0"],
  [-1.5, "-1.5"],
])("the number %j is written as text", (value, text) => {
  expect(decodeEntities(value)).toBe(text)
})

test.each([null, undefined, {}, [], true, Number.NaN, Infinity])("what isn't text (%j) is empty", (text) => {
  expect(decodeEntities(text)).toBe("")
})
