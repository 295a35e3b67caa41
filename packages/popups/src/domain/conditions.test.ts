import { expect, it } from "vitest"
import { checkDevice, decideOpen, detectDevice, evaluateConditions } from "./index.ts"

const yes = { target: "yes" }
const no = { target: "no" }
const verdicts = { yes: true, no: false }

it.each([
  ["no groups", [], true],
  ["no list", "broken", true],
  ["an empty group", [[]], false],
  ["one of a group", [[no, yes]], true],
  ["not all groups", [[yes], [no]], false],
  ["all groups", [[yes], [no, yes]], true],
  ["the server's answer", [[true], [false, yes]], true],
  ["the server's no", [[false]], false],
  ["an inverted condition", [[{ ...no, not_operand: "1" }]], true],
  ["no target", [[{ settings: {} }]], false],
  ["no target, inverted", [[{ not_operand: true }]], true],
  ["an unknown target", [[{ target: "other" }]], true],
  ["an unknown target, inverted", [[{ target: "other", not_operand: 1 }]], false],
  ["an inherited name", [[{ target: "toString", not_operand: 1 }]], false],
  ["a value that is no condition", [["yes", null, 1]], false],
  ["lists with numeric keys", { 0: { 2: yes } }, true],
  ["a group that is no list", [yes], false],
])("passes %s: %j", (_, groups, expected) => {
  expect(evaluateConditions(groups, verdicts)).toBe(expected)
})

it.each([
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148 Safari/604.1", 5, "tablet"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605.1.15", 5, "tablet"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605.1.15", 0, "desktop"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36", 5, "phone"],
  ["Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/120.0 Safari/537.36", 5, "tablet"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148", 5, "phone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0", 10, "desktop"],
  ["", 0, "desktop"],
] as const)("reads %s with %i fingers", (userAgent, fingers, expected) => {
  expect(detectDevice(userAgent, fingers)).toBe(expected)
})

it.each([
  [{ disable_on_mobile: true }, "phone", false],
  [{ disable_on_mobile: "1" }, "tablet", true],
  [{ disable_on_tablet: true }, "tablet", false],
  [{ disable_on_tablet: true }, "desktop", true],
  [{}, "phone", true],
  [null, "phone", true],
] as const)("with %j shows on a %s: %j", (settings, device, expected) => {
  expect(checkDevice(settings, device)).toBe(expected)
})

const settings = { disable_on_mobile: true, conditions: [[no]] }
const auto = { type: "auto_open", cookieNames: ["seen"] }
const click = { type: "click_open", cookieNames: ["seen"] }
const all = {
  settings,
  cookies: "seen=",
  device: "phone",
  verdicts,
  schedule: { end: 5 },
  frequency: { max: 0 },
  preventOpen: true,
  now: 10,
} as const

it.each([
  ["the first guard", { ...all, trigger: click, insideOwnPopup: true, isOpen: true }, "inside-own-popup"],
  [
    "a trigger that isn't a click, in its popup",
    { ...all, trigger: auto, insideOwnPopup: true, isOpen: true },
    "already-open",
  ],
  ["a cookie without a value", { ...all, trigger: auto }, "cookie"],
  ["a cookie by name", { ...all, trigger: auto, cookies: { seen: "0" } }, "cookie"],
  ["the device", { ...all, trigger: auto, cookies: "other=1" }, "device"],
  ["conditions", { ...all, trigger: auto, cookies: "", device: "desktop" }, "conditions"],
  ["the schedule", { ...all, settings: {}, trigger: auto, cookies: {} }, "schedule"],
  ["the cap", { ...all, settings: {}, trigger: auto, cookies: "", schedule: null }, "frequency"],
  [
    "a veto, since clicks have no cap",
    { ...all, settings: {}, trigger: click, cookies: "", schedule: null },
    "prevented",
  ],
  ["a veto of the API", { ...all, trigger: { type: "api" } }, "prevented"],
  ["nothing for the API", { ...all, trigger: { type: "api" }, preventOpen: false }, "ok"],
  ["an open popup for the API", { ...all, trigger: { type: "api" }, isOpen: true }, "already-open"],
  [
    "nothing for a preview",
    { ...all, trigger: { type: "admin_debug", cookieNames: ["seen"] }, preventOpen: false },
    "ok",
  ],
  ["nothing at all", { settings: null, trigger: null }, "ok"],
] as const)("is stopped by %s", (_, request, reason) => {
  expect(decideOpen(request)).toEqual({ open: reason === "ok", reason })
})
