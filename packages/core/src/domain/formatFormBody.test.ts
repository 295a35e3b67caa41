import { expect, test } from "vitest"
import { formatFormBody } from "./formatFormBody.ts"

test.each<[object | null, string]>([
  [null, ""],
  [{}, ""],
  [{ product_id: "34", quantity: 2 }, "product_id=34&quantity=2"],
  [{ a: "" }, "a="],
  [{ a: null, b: undefined }, "a=&b="],
  [{ a: true, b: false, c: 0 }, "a=true&b=false&c=0"],
  [{ success_message: "“Ryu” se ha añadido" }, "success_message=%E2%80%9CRyu%E2%80%9D+se+ha+a%C3%B1adido"],
  [{ "a b": "c d" }, "a+b=c+d"],
  [{ a: "1+1=2&b=3" }, "a=1%2B1%3D2%26b%3D3"],
  [{ a: "!'()*~-._" }, "a=!'()*~-._"],
  [{ k: ["x", "y"] }, "k%5B%5D=x&k%5B%5D=y"],
  [{ k: [null] }, "k%5B%5D="],
  [{ k: [{ a: 1 }, { a: 2 }] }, "k%5B0%5D%5Ba%5D=1&k%5B1%5D%5Ba%5D=2"],
  [{ k: [["x"], "y"] }, "k%5B0%5D%5B%5D=x&k%5B%5D=y"],
  [{ k: { sub: "v", deep: { er: "w" } } }, "k%5Bsub%5D=v&k%5Bdeep%5D%5Ber%5D=w"],
  [{ k: [], l: {}, m: 1 }, "m=1"],
  [[{ name: "a", value: "1" }, { name: "a", value: "2" }, { name: "b" }], "a=1&a=2&b="],
  [{ run: () => 1, sign: Symbol("x") }, "run=&sign="],
  [[{ name: "k", value: ["x"] }], "k%5B%5D=x"],
  [[null, 1, { value: "nameless" }], ""],
])("%j", (fields, body) => {
  expect(formatFormBody(fields)).toBe(body)
})

test("half a surrogate pair becomes the replacement character", () => {
  expect(formatFormBody({ a: "\uD83D", "\uDE00": "😀" })).toBe("a=%EF%BF%BD&%EF%BF%BD=%F0%9F%98%80")
})

test("an object inside itself is left out, the same object twice is not", () => {
  const shared = { id: 1 }
  const loop: Record<string, unknown> = { product_id: 7, left: shared, right: shared }
  loop.self = loop
  loop.list = [loop]
  expect(formatFormBody(loop)).toBe("product_id=7&left%5Bid%5D=1&right%5Bid%5D=1")
})

test("inherited members aren't sent", () => {
  expect(formatFormBody(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }) as object)).toBe(
    "own=2",
  )
})

test("neither depth nor number is without a limit", () => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(80_000)}1${"}".repeat(80_000)}`)
  expect(formatFormBody(deep as object)).toEqual("")
  expect(formatFormBody({ a: Array.from({ length: 80_000 }, () => 1) }).split("&").length).toBeLessThan(10_000)
  // Each level names the next one twice: a billion members, and none of them a field.
  const bomb = Array.from({ length: 30 }).reduce<object>((inner) => ({ a: inner, b: inner }), {})
  expect(formatFormBody(bomb)).toEqual("")
})

test.each<unknown>([undefined, "a=1", 5])("what isn't an object (%j) has no fields", (fields) => {
  expect(formatFormBody(fields as null)).toBe("")
})
