import { describe, expect, it } from "vitest"
import { type ApiFailure, readApiError, selectApiError } from "./apiError.ts"

const offline = { code: "fetch_error", message: "You are probably offline." }
const invalid = { code: "invalid_json", message: "The response is not a valid JSON response." }
const unknown = { code: "unknown_error", message: "An unknown error occurred." }
const upload = {
  code: "post_process",
  message: "Media upload failed. If this is a photo or a large image, please scale it down and try again.",
}
const body = { code: "rest_forbidden", message: "Sorry, you are not allowed to do that." }

describe("selectApiError", () => {
  it.each<[string, ApiFailure, unknown]>([
    ["the network failed", { network: true }, offline],
    ["the network failed, whatever else is known", { network: true, status: 500, parseFailed: true, body }, offline],
    ["JSON that can't be read", { status: 200, parseFailed: true }, invalid],
    ["JSON that can't be read, of an error", { status: 502, parseFailed: true }, invalid],
    ["JSON that can't be read, status unknown", { parseFailed: true }, invalid],
    ["an upload with JSON that can't be read", { status: 500, parseFailed: true, media: true }, invalid],
    ["an upload that the server can't take", { status: 500, media: true, body }, upload],
    ["an upload, last status", { status: 599, media: true }, upload],
    ["an upload that is refused", { status: 403, media: true, body }, body],
    ["an upload beyond the statuses", { status: 600, media: true, body }, body],
    ["a refusal", { status: 403, body }, body],
    ["a redirect that wasn't followed", { status: 302, body: {} }, unknown],
    ["no answer's status", { status: 0, body: null }, unknown],
    [
      "markup in a message",
      { status: 400, body: { ...body, message: "<b>No</b> &amp; no." } },
      { ...body, message: "No & no." },
    ],
    [
      "a program of the server that broke",
      { status: 500, body: { code: "internal_server_error", message: "<p>There has been a critical error.</p>" } },
      { ...unknown, code: "internal_server_error" },
    ],
    [
      "wrong parameters, by the text of each",
      {
        status: 400,
        body: {
          code: "rest_invalid_param",
          message: "Invalid parameter(s): email, phone",
          data: { params: { email: "<b>Bad</b> e-mail.", phone: "" }, details: { phone: { message: "Bad phone." } } },
        },
      },
      { code: "rest_invalid_param", message: "Bad e-mail. Bad phone." },
    ],
    ["no code", { status: 400, body: { message: "No." } }, { ...unknown, message: "No." }],
    ["no message", { status: 400, body: { code: "gone" } }, { ...unknown, code: "gone" }],
    ["an empty code and message", { status: 400, body: { code: "", message: " " } }, unknown],
    ["a code and message that are no text", { status: 400, body: { code: 7, message: [] } }, unknown],
    ["a body that is text", { status: 400, body: "No." }, unknown],
    ["a body that is a list", { status: 400, body: [body] }, unknown],
    ["a body that is null", { status: 500, body: null }, unknown],
    ["no body", { status: 404 }, unknown],
    ["inherited members", { status: 400, body: Object.create(body) }, unknown],
    ["names of prototypes", { status: 400, body: JSON.parse('{"__proto__":{"code":"x","message":"y"}}') }, unknown],
  ])("for %s", (_, failure, error) => {
    expect(selectApiError(failure)).toEqual(error)
  })

  it.each<[string, ApiFailure | null]>([
    ["a success", { status: 200, body }],
    ["a success without a body", { status: 204 }],
    ["a success without a body to read", { status: 204, parseFailed: true }],
    ["the last status of success", { status: 299 }],
    ["an upload that went well", { status: 201, media: true }],
    ["no status", { body }],
    ["a status that is none", { status: Number.NaN }],
    // From JSON.
    ...[null, "404", {}, [], true].map((status): [string, ApiFailure] => [
      `a status that is ${JSON.stringify(status)}`,
      { status: status as unknown as number },
    ]),
    ["nothing", {}],
    ["null", null],
  ])("is none for %s", (_, failure) => {
    expect(selectApiError(failure)).toBeNull()
  })
})

describe("readApiError", () => {
  const messages = { offline: "Sin conexión.", invalid: "Ilegible.", unknown: "Error." }
  it.each<[ApiFailure, string]>([
    [{ network: true }, "Sin conexión."],
    [{ parseFailed: true }, "Ilegible."],
    [{ body: {} }, "Error."],
    [{ body }, body.message],
  ])("words %j by the page's catalogue: %s", (failure, message) => {
    expect(readApiError(failure, messages).message).toBe(message)
  })
})
