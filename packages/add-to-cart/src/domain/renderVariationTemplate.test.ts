import { expect, it } from "vitest"
import { renderVariationTemplate } from "./renderVariationTemplate.ts"

const variation = {
  price_html: '<span class="price">44 €</span>',
  name: `<b>"Tom" & 'Jerry'</b>`,
  display_price: 44,
  image: { src: "/m.avif" },
  "data-key": "k",
}

it.each([
  ["markup", "<p>{{{ data.variation.price_html }}}</p>", '<p><span class="price">44 €</span></p>'],
  ["text", "{{ data.variation.name }}", "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;"],
  ["no spaces", "{{{data.variation.display_price}}}", "44"],
  ["a name with a dash", "{{data.variation.data-key}}", "k"],
  ["what the variation lacks", "[{{{ data.variation.weight }}}]", "[]"],
  ["what is no text", "[{{ data.variation.image }}]", "[]"],
  ["what every object has", "[{{{ data.variation.constructor }}}{{ data.variation.__proto__ }}]", "[]"],
  ["too few closing braces", "[{{{ data.variation.price_html }}]", "[]"],
  ["too many closing braces", "[{{ data.variation.name }}}]", "[]"],
  ["a comment around it", "/*<![CDATA[*/<p>{{ data.variation.display_price }}</p>/*]]>*/", "<p>44</p>"],
  ["nothing to fill in", "<p>Unavailable</p>", "<p>Unavailable</p>"],
  ["nothing", "", ""],
])("fills in %s", (_, template, expected) => {
  expect(renderVariationTemplate(template, variation)).toBe(expected)
})

it("doesn't fill in values twice", () => {
  expect(renderVariationTemplate("{{{ data.variation.a }}}", { a: "{{ data.variation.b }} $& $1", b: "no" })).toBe(
    "{{ data.variation.b }} $& $1",
  )
})

it.each([
  "<# if ( data.variation.is_in_stock ) { #>yes<# } #>",
  "{{ data.variation.image.src }}",
  "{{{ data.variation.image['src'] }}}",
  "{{ data.product.name }}",
  "{{ alert(1) }}",
])("leaves %j to an evaluation", (template) => {
  expect(renderVariationTemplate(template, variation)).toBeNull()
})
