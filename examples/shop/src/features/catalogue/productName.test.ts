import { expect, test } from "vitest"
import { markupOf } from "../../html/html.ts"
import { productName } from "./productName.ts"

test.each([
  ["Inés «Cal Viva» Urdampilleta", 'Inés <span class="er-nickname">«Cal Viva»</span> Urdampilleta'],
  ["Inés “Quicklime” Urdampilleta", 'Inés <span class="er-nickname">“Quicklime”</span> Urdampilleta'],
  ["«Cal Viva»", '<span class="er-nickname">«Cal Viva»</span>'],
  ["Las hermanas Bru", "Las hermanas Bru"],
  ["A « left open", "A « left open"],
  ["", ""],
  ["«<b>» & co", '<span class="er-nickname">«&lt;b&gt;»</span> &amp; co'],
])("keeps the nickname of %j in one piece", (name, markup) => {
  expect(markupOf(productName(name))).toBe(markup)
})
