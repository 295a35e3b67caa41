import { expect, test } from "vitest"
import { formatPlainText } from "./formatPlainText.ts"

test.each([
  ["plain", "plain"],
  ["", ""],
  ["<b>Ryu</b> &amp; Ken", "Ryu & Ken"],
  ['“Ryu” has been added. <a href="/cart/" class="button">View cart</a>', "“Ryu” has been added. View cart"],
  ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
  ["<p>One</p><p>Two</p>", "One Two"],
  ["One<br>Two<br/>Three<BR />Four", "One Two Three Four"],
  ["<strong>a</strong>b<em>c</em>", "abc"],
  ["  a \n\t b  ", "a b"],
  ["44,00&nbsp;&euro;", "44,00 €"],
  ["a<!-- hidden <b>x</b> -->b", "ab"],
  ["a<script>alert('<b>')</script>b<style>b{}</style>c", "abc"],
  ["a<SCRIPT type=x>1</script >b", "ab"],
  ["<p-card>a</p-card><scripted>b</scripted>", "ab"],
  ["<!doctype html><?xml?>a", "a"],
  ['<a title="1 > 0">x</a>', "x"],
  ["<a title='it > \"that\"'>x</a>", "x"],
  ['<a title="<!-- <script>">x</a>', "x"],
  ["<!-- <script> -->x", "x"],
  ["<script><!--</script>x", "x"],
  ["<<script></script>b>", "<b>"],
  ["<p don't>x</p>", "x"],
  ["<a title=5>x", "x"],
])("%j reads %j", (html, text) => {
  expect(formatPlainText(html)).toBe(text)
})

test.each([
  ["1 < 2", "1 < 2"],
  ["1<2>0", "1<2>0"],
  ["a <3 b", "a <3 b"],
  ["<", "<"],
])("what is no tag stays: %j", (html, text) => {
  expect(formatPlainText(html)).toBe(text)
})

test.each([
  ["an unclosed tag", "a<b", "a"],
  ["an unclosed attribute", 'a<b title="x>y', "a"],
  ["an unclosed comment", "a<!-- b", "a"],
  ["an unclosed script", "a<script>b", "a"],
  ["a tag in a tag", "<scr<b>ipt>x</script>", "ipt>x"],
  ["encoded markup is text, once", "&lt;b&gt; &amp;lt;", "<b> &lt;"],
])("%s", (_, html, text) => {
  expect(formatPlainText(html)).toBe(text)
})

test.each([
  ["<".repeat(1e6), "<".repeat(1e6)],
  ["<a".repeat(5e5), ""],
  ['<a ="'.repeat(2e5), ""],
  ["<!--".repeat(3e5), ""],
  ["<script".repeat(2e5), ""],
  ["<script>".repeat(2e5), ""],
  [`<a ${"=".repeat(1e6)}`, ""],
  [`<a ${"= ".repeat(5e5)}`, ""],
  [`<a ${"x=1 ".repeat(3e5)}`, ""],
])("a megabyte of hostile markup is read in one go", (html, text) => {
  // Quadratic time would be minutes, which no test is given.
  expect(formatPlainText(html) === text).toBe(true)
})

test("a number is written as text", () => {
  expect(formatPlainText(5)).toBe("5")
})

test.each([null, undefined, Number.NaN, true, {}, []])("what isn't text (%j) is empty", (html) => {
  expect(formatPlainText(html)).toBe("")
})
