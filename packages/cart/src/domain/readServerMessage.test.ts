import { describe, expect, it } from "vitest"
import { readServerMessage } from "./readServerMessage.ts"

describe("readServerMessage", () => {
  it.each<[string, unknown, string]>([
    ["a message", { code: "gone", message: "Sold <b>out</b> &amp; gone." }, "Sold out & gone."],
    ["a message in the data", { success: false, data: { message: "Sold out." } }, "Sold out."],
    ["data that is text", { success: false, data: "Sold out." }, "Sold out."],
    ["an error that is text", { error: "Sold out." }, "Sold out."],
    ["an empty message before one in the data", { message: " ", data: { message: "No." } }, "No."],
    ["an error without words", { error: true }, ""],
    ["a message of tags", { message: "<br>" }, ""],
    ["a message that is no text", { message: ["Gone."] }, ""],
    ["a program that broke", { code: "internal_server_error", message: "There has been a critical error." }, ""],
    ["a novel", { message: "a".repeat(501) }, ""],
    ["a list", ["Gone."], ""],
    ["nothing", null, ""],
  ])("reads %s", (_, answer, message) => {
    expect(readServerMessage(JSON.stringify(answer))).toBe(message)
  })

  it.each(["", "<p>Gone.</p>", '{"message":'])("finds nothing in %j", (text) => {
    expect(readServerMessage(text)).toBe("")
  })
})
