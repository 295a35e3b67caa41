import { describe, expect, test } from "vitest"
import { describeFailure } from "./failure.ts"
import { createLog } from "./log.ts"

function lineOf(cause: unknown): string {
  let line = ""
  const write = (words: string) => {
    line += words
  }
  createLog({ out: write, error: write })({
    event: "request-failed",
    method: "POST",
    route: "/carrito/\n[shop] forged\u202e\u009b",
    failure: describeFailure(cause),
  })
  return line
}

describe("a failure in the log", () => {
  test("has names, codes and places, and no message", () => {
    const cause = Object.assign(new Error("Key (email)=(a@b.test)"), { code: "23505", constraint: "reviews_once" })
    const line = lineOf(new Error("params: a@b.test", { cause }))
    expect(line).toContain("Error")
    expect(line).toContain("code=23505 constraint=reviews_once")
    expect(line).toContain("log.test.ts")
    expect(line).not.toContain("a@b.test")
  })

  test("takes no frames and no names out of a message", () => {
    const forged = "x\n    at secret (/a@b.test:1:2)"
    const cause = Object.assign(new TypeError(forged), { code: "a sentence", table: "a\nb", name: forged })
    expect(lineOf(cause)).not.toMatch(/secret|sentence|table=/)
    expect(describeFailure(Object.assign(new Error("y"), { stack: `Error: ${forged}` })).at).toEqual([])
  })

  test.each([undefined, null, "a@b.test", { email: "a@b.test" }])("holds nothing of what is no error (%j)", (cause) => {
    expect(lineOf(cause)).not.toContain("a@b.test")
  })

  test("is one line, whatever is in it", () => {
    expect(lineOf(new Error("x"))).toMatch(
      /^\[shop\] POST \/carrito\/\\u\{a\}\[shop\] forged\\u\{202e\}\\u\{9b\} failed: [^\n]+\n$/,
    )
  })
})
