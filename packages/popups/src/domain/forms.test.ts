import { describe, expect, it } from "vitest"
import {
  createErrorLayout,
  createFormKey,
  createSuccessPlan,
  decodeRedirect,
  encodeFormBody,
  matchesFormKey,
  parseCloseDelay,
  readCf7Instance,
  readFormResponse,
  readFormSuccess,
  serializeFormFields,
} from "./index.ts"

const cf7 = { formProvider: "contactform7", formId: 5, formInstanceId: "2" }

it.each([
  [cf7, "contactform7_5_2"],
  [{ formProvider: "mc4wp", formId: null, formInstanceId: "" }, "mc4wp"],
  [{}, ""],
])("names the form %j", (submission, expected) => {
  expect(createFormKey(submission)).toBe(expected)
})

it.each([
  ["any", "", true],
  ["contactform7_any", "", true],
  ["mc4wp_any", "", false],
  ["contactform7_5", "", true],
  ["contactform7_5_2", "", true],
  ["contactform7", "", true],
  ["contactform7_", "", false],
  ["contactform7_5", "2", true],
  ["contactform7_5", 2, true],
  ["contactform7_5", "3", false],
  ["contactform.*", "", false],
  ["", "", false],
  [null, null, false],
])("matches %j with copy %j: %j", (identifier, instance, expected) => {
  expect(matchesFormKey(identifier, instance, cf7)).toBe(expected)
})

it("matches by key, by our own provider, and never without a form", () => {
  expect(matchesFormKey("a_1", "", { formKey: "a_1_2" })).toBe(true)
  expect(matchesFormKey("pumsubform", "", { formProvider: "pumsubform", formId: 9 })).toBe(true)
  expect(matchesFormKey("any", "", null)).toBe(false)
})

it.each([
  ["wpcf7-f190-p2-o11", "11"],
  ["wpcf7-f190-o1", "1"],
  ["wpcf7-f190-p2", null],
  ["wpcf7-o", null],
  ["", null],
])("reads the copy in %j", (tag, expected) => {
  expect(readCf7Instance(tag)).toBe(expected)
})

it.each([
  [2, 2000],
  ["99", 99_000],
  [100, 100],
  ["1500", 1500],
  ["1.5", 1500],
  [1.1, 1100],
  ["250.5", 250.5],
  ["2s", 0],
  ["50ms", 0],
  [-5, 0],
  ["soon", 0],
  [null, 0],
])("closes after %j", (value, expected) => {
  expect(parseCloseDelay(value)).toBe(expected)
})

it.each([
  ["aHR0cHM6Ly9zaG9wLnRlc3QvP2E9MSYjMDM4O2I9Mg==", "https://shop.test/?a=1&b=2"],
  ["L2dyYWNpYXMv", "/gracias/"],
  ["L2NhZsOpLw", "/café/"],
  ["#top", "#top"],
  ["/gracias/?a=1&amp;b=2", "/gracias/?a=1&b=2"],
  ["https://shop.test/", "https://shop.test/"],
  ["YWJj", "YWJj"],
  ["L3RoYW5r.", "L3RoYW5r."],
  ["%%%", "%%%"],
  ["", ""],
  [null, ""],
])("decodes %j", (text, expected) => {
  expect(decodeRedirect(text)).toBe(expected)
})

it("reads what a form does after its success", () => {
  expect(readFormSuccess(null)).toEqual({
    openpopup: false,
    openpopup_id: 0,
    closepopup: false,
    closedelay: 0,
    redirect_enabled: false,
    redirect: "",
    cookie: false,
  })
  expect(
    readFormSuccess({ openpopup: "1", openpopup_id: "5", closedelay: 2, redirect: "Lw==", cookie: { name: "a" } }),
  ).toMatchObject({ openpopup: true, openpopup_id: 5, closedelay: 2000, redirect: "/", cookie: { name: "a" } })
})

describe("the steps after a success", () => {
  const inside = { popupId: 1, popupIds: [1, 2] }
  const event = { step: "event", name: "pumFormSuccess" }
  it.each([
    ["nothing in a popup", {}, inside, [event]],
    ["nothing outside", null, { popupId: null, popupIds: [] }, []],
    ["a cookie", { cookie: true }, inside, [event, { step: "cookie", name: "pum-1", time: "+1 year" }]],
    [
      "a cookie of its own",
      { cookie: { name: "x", expires: "2 days" } },
      inside,
      [event, { step: "cookie", name: "x", time: "2 days" }],
    ],
    [
      "all",
      { closepopup: true, closedelay: 3, openpopup: true, openpopup_id: 2, redirect_enabled: true },
      inside,
      [event, { step: "close", popupId: 1, delayMs: 3000 }, { step: "open", popupId: 2 }],
    ],
    ["itself", { openpopup: true, openpopup_id: 1 }, inside, [event]],
    [
      "a popup that doesn't exist",
      { openpopup: true, openpopup_id: 9, redirect_enabled: true },
      inside,
      [event, { step: "reload" }],
    ],
    [
      "a redirect outside",
      { redirect_enabled: 1, redirect: "/x/" },
      { popupId: null, popupIds: [] },
      [{ step: "redirect", url: "/x/" }],
    ],
    ["a dangerous address", { redirect_enabled: 1, redirect: "javascript:alert(1)" }, inside, [event]],
    ["steps outside a popup", { cookie: true, closepopup: true }, { popupId: null, popupIds: [1] }, []],
  ])("%s", (_, settings, context, steps) => {
    expect(createSuccessPlan(settings, context)).toEqual(steps)
  })
})

const field = (name: string, value: unknown, type = "text", more = {}) => ({ name, value, type, ...more })

it.each([
  ["texts", [field("a", "1"), field("b", "2", "email")], { a: "1", b: "2" }],
  ["the last of equal names", [field("a", "1"), field("a", "2")], { a: "2" }],
  ["a checked box, as a list", [field("consent", "yes", "checkbox", { checked: true })], { consent: ["yes"] }],
  ["boxes of one name", [1, 2].map((n) => field("c[]", n, "checkbox", { checked: true })), { c: ["1", "2"] }],
  ["no unchecked ones", [field("a", "1", "checkbox"), field("b", "1", "radio")], {}],
  ["the checked radio", [field("a", "1", "radio"), field("a", "2", "radio", { checked: true })], { a: "2" }],
  ["a choice of several", [field("a", ["x", "y"], "select-multiple")], { a: ["x", "y"] }],
  [
    "members",
    [field("a[b][c]", "1"), field("a[d]", "2"), field("a[e][]", "3")],
    { a: { b: { c: "1" }, d: "2", e: ["3"] } },
  ],
  ["no buttons and files", ["submit", "button", "image", "reset", "file"].map((type) => field("a", "1", type)), {}],
  ["nothing disabled or nameless", [field("a", "1", "text", { disabled: true }), field("", "1")], {}],
  [
    "no member of a prototype",
    [field("__proto__", "1"), field("a[__proto__][b]", "2"), field("constructor[prototype]", "3")],
    { a: { b: "2" } },
  ],
  ["odd brackets", [field("a[b", "1"), field("[c]", "2")], { "a[b": "1", "[c]": "2" }],
])("collects %s", (_, fields, expected) => {
  expect(serializeFormFields(fields)).toEqual(expected)
})

it("writes the request", () => {
  const values = { name: "Ana María", consent: ["yes"], a: { b: "1" }, none: [] }
  expect(decodeURIComponent(encodeFormBody("pum_sub_form", values))).toBe(
    "action=pum_sub_form&values[name]=Ana+María&values[consent][]=yes&values[a][b]=1",
  )
})

const failed = { ok: false, requestFailed: true, message: "", redirect: "", alreadySubscribed: false, errors: [] }
it.each([
  ["0", failed],
  ["-1", failed],
  ["<html>", failed],
  [{ success: "true" }, failed],
  [null, failed],
  [
    { success: true, data: { message: "Hi", redirect: "/a/" } },
    { ...failed, ok: true, requestFailed: false, message: "Hi", redirect: "/a/" },
  ],
  [
    '{"success":true,"data":{"already_subscribed":true}}',
    { ...failed, ok: true, requestFailed: false, alreadySubscribed: true },
  ],
  [
    {
      success: false,
      data: { errors: { 0: { code: "x", field: "email", message: "No" }, 2: { field: null, message: "Bad" } } },
    },
    {
      ...failed,
      requestFailed: false,
      errors: [
        { field: "email", message: "No" },
        { field: null, message: "Bad" },
      ],
    },
  ],
])("reads the answer %j", (body, expected) => {
  expect(readFormResponse(body)).toEqual(expected)
})

describe("errors", () => {
  const errors = [
    { field: "name", message: "N" },
    { field: null, message: "general" },
    { field: "other", message: "lost" },
    { field: "email", message: "E" },
  ]
  it("stand at their fields, the others in the block", () => {
    expect(createErrorLayout(errors, "inline", ["email", "name"])).toEqual({
      position: "field",
      block: ["general", "lost"],
      fields: [
        { field: "name", message: "N" },
        { field: "email", message: "E" },
      ],
      focusField: "email",
    })
  })
  it.each(["top", "bottom"])("stand all at the %s", (position) => {
    expect(createErrorLayout(errors, position, ["email", "name"])).toEqual({
      position,
      block: ["N", "general", "lost", "E"],
      fields: [],
      focusField: null,
    })
  })
})
