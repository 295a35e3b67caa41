import { expect, test } from "vitest"
import { parseCheckoutJson } from "./parseCheckoutJson.ts"

const json = '{"result":"success","redirect":"/done/","more":{"a":1}}'
const answer = { result: "success", redirect: "/done/", more: { a: 1 } }

test.each([
  ["is JSON", json],
  ["has something before it", `<br />Warning: {bad} in x.php${json}`],
  ["has something after it", `${json}<script>var a = {}; function b() { return {} }</script>`],
  ["has something on both sides", `notice ${json} } } trailing`],
])("%s", (_, raw) => {
  expect(parseCheckoutJson(raw)).toEqual(answer)
})

test.each([null, "", "0", "[]", "null", "<html></html>", '{"result', '{"result":', '{"messages":1', "x} {"])(
  "returns null for %j",
  (raw) => {
    expect(parseCheckoutJson(raw)).toBeNull()
  },
)

test("gives up after 200 tries", () => {
  expect(parseCheckoutJson(`x${json}${"}".repeat(199)}`)).toEqual(answer)
  expect(parseCheckoutJson(`x${json}${"}".repeat(200)}`)).toBeNull()
})
