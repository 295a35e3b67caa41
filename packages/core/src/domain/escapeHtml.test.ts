import { expect, it } from "vitest"
import { decodeEntities } from "./decodeEntities.ts"
import { escapeHtml } from "./escapeHtml.ts"

it.each([
  [`<b title="it's">`, "&lt;b title=&quot;it&#39;s&quot;&gt;"],
  ["Tom & Jerry", "Tom &amp; Jerry"],
  ["&amp;", "&amp;amp;"],
  ["", ""],
])("writes %j as %j, and it reads back", (text, html) => {
  expect(escapeHtml(text)).toBe(html)
  expect(decodeEntities(html)).toBe(text)
})
