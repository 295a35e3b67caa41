import { expect, test } from "vitest"
import { listChangedFragments } from "./listChangedFragments.ts"
import { readOrderReview } from "./readOrderReview.ts"

test.each([
  ["reload", { reload: true, result: "success" }, { kind: "reload" }],
  [
    "success",
    { result: "success", messages: "", reload: false, fragments: { ".a": "<i>", ".b": null } },
    { kind: "success", fragments: { ".a": "<i>" }, messages: "" },
  ],
  ["failure", { result: "failure", messages: "<ul>" }, { kind: "failure", fragments: {}, messages: "<ul>" }],
  [
    "a session that ended",
    { fragments: { "form.woocommerce-checkout": "<div>" } },
    { kind: "success", fragments: { "form.woocommerce-checkout": "<div>" }, messages: "" },
  ],
  ["no answer", null, { kind: "error", fragments: {}, messages: "" }],
  ["text", "0", { kind: "error", fragments: {}, messages: "" }],
  [
    "a notice that is no error",
    { result: "failure", has_errors: false, messages: "<p>" },
    { kind: "success", fragments: {}, messages: "<p>", hasErrors: false },
  ],
  [
    "an error",
    { result: "failure", has_errors: true, messages: "<p>" },
    { kind: "failure", fragments: {}, messages: "<p>", hasErrors: true },
  ],
  [
    "an error without a message, beside a success",
    { result: "success", has_errors: true, messages: "" },
    { kind: "success", fragments: {}, messages: "" },
  ],
  [
    "an error without a message, beside a failure",
    { result: "failure", has_errors: true, messages: "" },
    { kind: "failure", fragments: {}, messages: "" },
  ],
  [
    "no statement about errors",
    { result: "failure", has_errors: "false", messages: "<p>" },
    { kind: "failure", fragments: {}, messages: "<p>" },
  ],
  ["odd members", { result: 1, fragments: [], messages: 2 }, { kind: "success", fragments: {}, messages: "" }],
])("%s", (_, response, review) => {
  expect(readOrderReview(response)).toStrictEqual(review)
})

test.each([
  ["new ones", null, { ".a": "1" }, [".a"]],
  ["the same", { ".a": "1", ".b": "2" }, { ".a": "1", ".b": "2" }, []],
  ["others", { ".a": "1", ".b": "2" }, { ".a": "1", ".b": "3", ".c": "4" }, [".b", ".c"]],
  ["a name that every object has", {}, { constructor: "1" }, ["constructor"]],
  ["none", { ".a": "1" }, null, []],
])("fragments: %s", (_, previous, next, changed) => {
  expect(listChangedFragments(previous, next)).toEqual(changed)
})
