import { describe, expect, it } from "vitest"
import {
  createPopupCookie,
  createRemovedCookies,
  formatPopupCookie,
  hasPopupCookie,
  parseCookies,
  parseCookieTime,
  selectCookies,
} from "./index.ts"

const day = 86_400_000
const at = (text: string) => Date.parse(text)
const now = at("2024-01-31T12:30:00Z") // a Wednesday

it("parses cookies", () => {
  expect(parseCookies("a=1; b=x=y;a=2; =3; c; d=%E0%A4; e%20f=g%20h; __proto__=5")).toEqual(
    Object.fromEntries([...Object.entries({ a: "1", b: "x=y", d: "%E0%A4", "e f": "g h" }), ["__proto__", "5"]]),
  )
  expect(parseCookies("")).toEqual({})
})

it.each([
  ["a", "a=", true],
  ["a", "b=a", false],
  [["x", "b"], "b=1", true],
  [{ 0: "b" }, "b=1", true],
  [[], "b=1", false],
  [null, "null=1", false],
  ["toString", "", false],
])("finds %j in %j: %j", (name, cookies, expected) => {
  expect(hasPopupCookie(name, cookies)).toBe(expected)
})

describe("times", () => {
  it.each([
    [1, "2024-02-01T12:30:00Z"],
    [0.5, "2024-02-01T00:30:00Z"],
    ["-1", "2024-01-30T12:30:00Z"],
    ["1.5", "2024-02-02T00:30:00Z"],
    ["now", "2024-01-31T12:30:00Z"],
    ["2024-03-05", "2024-03-05T00:00:00Z"],
    ["2024-03-05 10:20", "2024-03-05T10:20:00Z"],
    ["2024-03-05 10:20:30", "2024-03-05T10:20:30Z"],
    ["1 day", "2024-02-01T12:30:00Z"],
    ["+1 month", "2024-03-02T12:30:00Z"],
    ["1 MONTH", "2024-03-02T12:30:00Z"],
    ["1.9 months", "2024-03-02T12:30:00Z"],
    ["2 weeks 1 day", "2024-02-15T12:30:00Z"],
    ["1week2days", "2024-02-09T12:30:00Z"],
    ["3 days ago", "2024-01-28T12:30:00Z"],
    ["-3 days ago", "2024-02-03T12:30:00Z"],
    ["- 2 hours", "2024-01-31T10:30:00Z"],
    ["90 mins", "2024-01-31T14:00:00Z"],
    ["30 seconds", "2024-01-31T12:30:30Z"],
    ["0.5 day", "2024-02-01T00:30:00Z"],
    ["in about 1 year please", "2025-01-31T12:30:00Z"],
    ["next week", "2024-02-07T12:30:00Z"],
    ["last year", "2023-01-31T12:30:00Z"],
    ["next wednesday", "2024-02-07T12:30:00Z"],
    ["last wednesday", "2024-01-24T12:30:00Z"],
    ["next thursday", "2024-02-01T12:30:00Z"],
    ["last tuesday", "2024-01-30T12:30:00Z"],
    ["next tuesday", "2024-02-06T12:30:00Z"],
    ["last thursday", "2024-01-25T12:30:00Z"],
  ])("reads %j", (value, expected) => {
    expect(parseCookieTime(value, now)).toBe(at(expected))
  })

  it("carries a day that the month lacks over into the next month", () => {
    expect(parseCookieTime("1 year", at("2024-02-29T00:00:00Z"))).toBe(at("2025-03-01T00:00:00Z"))
    expect(parseCookieTime("+1 month", at("2023-01-31T00:00:00Z"))).toBe(at("2023-03-03T00:00:00Z"))
  })

  it.each<[unknown]>([
    [""],
    ["soon"],
    ["5 5"],
    ["1 fortnight"],
    ["2024-02-30"],
    ["2024-13-01"],
    ["2024-02-01 25:00"],
    ["2024-02-01 24:00"],
    ["next"],
    [null],
    [true],
    [{}],
    [Number.NaN],
    [1e300],
    ["9".repeat(300) + " years"],
    ["1 day".repeat(1000)],
  ])("rejects %j", (value) => {
    expect(parseCookieTime(value, now)).toBeNull()
  })
})

const context = { popupId: 12, homeUrl: "/en/", cookieDomain: "", now }

it.each([
  [null, { name: "pum-12", expires: now + 30 * day, path: "/en/" }],
  [
    { name: "seen", time: "1 day" },
    { name: "seen", expires: now + day, path: "" },
  ],
  [
    { expires: "2 days", path: true },
    { name: "pum-12", expires: now + 2 * day, path: "/en/" },
  ],
  [
    { time: "soon", expires: "2 days", path: "true" },
    { name: "pum-12", expires: now + 30 * day, path: "/en/" },
  ],
  [
    { session: "1", time: "1 day", path: 1 },
    { name: "pum-12", expires: null, path: "/en/" },
  ],
  // The plugin passes on no path for a cookie of the session, so that its default holds: the shop's.
  [{ session: true }, { name: "pum-12", expires: null, path: "/en/" }],
  [
    { session: true, path: false },
    { name: "pum-12", expires: null, path: "/en/" },
  ],
  [{ path: null }, { name: "pum-12", expires: now + 30 * day, path: "" }],
  // Many long names would make a line of cookies that servers refuse.
  [{ name: "n".repeat(100) }, { name: "n".repeat(100) }],
  [{ name: "n".repeat(101) }, { name: "pum-12" }],
  [{ path: "1" }, { name: "pum-12", expires: now + 30 * day, path: "/en/" }],
  [{ path: false }, { name: "pum-12", expires: now + 30 * day, path: "" }],
  [{ path: "0" }, { name: "pum-12", expires: now + 30 * day, path: "" }],
])("creates the cookie of %j", (settings, expected) => {
  expect(createPopupCookie(settings, context)).toMatchObject({ value: "true", domain: "", ...expected })
})

it("writes a cookie", () => {
  const expires = at("2024-02-01T00:00:00Z")
  const parts = { name: "a b(c)#=;", value: "x y;:/,", expires, path: "/en/", domain: "shop.test" }
  expect(formatPopupCookie(parts)).toBe(
    "a%20b%28c%29#%3D%3B=x%20y%3B:/%2C; expires=Thu, 01 Feb 2024 00:00:00 GMT; path=/en/; domain=shop.test",
  )
  expect(formatPopupCookie({ ...parts, name: "a", value: "1", expires: null, path: "", domain: "" })).toBe("a=1")
})

it("leaves the same characters unencoded as the platform does", () => {
  const parts = { expires: null, path: "", domain: "" }
  expect(formatPopupCookie({ ...parts, name: "#$&+^`|", value: "#$&+:<>=/?@[]^`{}|" })).toBe(
    "#$&+^`|=#$&+:<>=/?@[]^`{}|",
  )
})

it("doesn't let a setting add an attribute to the cookie", () => {
  const parts = { name: "a", value: "1", expires: null, path: "/;domain=evil", domain: "a\nb" }
  expect(formatPopupCookie(parts)).toBe("a=1")
})

it("removes a cookie from the folder and from the shop", () => {
  const expires = "expires=Tue, 30 Jan 2024 12:30:00 GMT"
  expect(createRemovedCookies("a", { ...context, cookieDomain: "s.test" })).toEqual([
    `a=; ${expires}; domain=s.test`,
    `a=; ${expires}; path=/en/; domain=s.test`,
  ])
})

describe("the cookies that are due", () => {
  const one = { event: "on_popup_open", settings: { name: "one" } }
  const two = { event: "on_popup_open", settings: { name: "two" } }
  const form = { event: "form_submission", settings: { form: "contactform7_5", only_in_popup: "1" } }
  const cf7 = { formProvider: "contactform7", formId: "5", formInstanceId: "1" }

  it.each([
    ["in order", [one, form, two], { name: "on_popup_open" }, [one.settings, two.settings]],
    ["of no event", [one], { name: "on_popup_close" }, []],
    ["by an older name", [{ event: "cf7_form_success" }], { name: "form_success" }, [{}]],
    [
      "of a form in the popup",
      [form],
      { name: "form_submission", submission: cf7, inThisPopup: true },
      [form.settings],
    ],
    ["of a form elsewhere", [form], { name: "form_submission", submission: cf7 }, []],
    ["of another form", [form], { name: "form_submission", submission: { ...cf7, formId: 6 }, inThisPopup: true }, []],
    ["in a list of another type", "x", { name: "manual" }, []],
    ["among junk", [null, 1, { event: "manual", settings: "x" }], { name: "manual" }, [{}]],
  ])("%s", (_, cookies, event, expected) => {
    expect(selectCookies(cookies, event)).toEqual(expected)
  })
})
