import { expect, it } from "vitest"
import { formatOpenTrigger, isTrigger, readTrigger } from "./index.ts"

const read = (type: string, settings?: unknown) => readTrigger({ type, settings })

it.each([
  [read("click_open", { extra_selectors: " .a ", do_default: "1" }), { extraSelectors: ".a", doDefault: true }],
  [read("auto_open", { delay: "500" }), { delay: 500 }],
  [read("auto_open", { delay: -1 }), { delay: 0 }],
  [read("auto_open"), { delay: 0 }],
  [read("form_submission", { form: "any", formInstanceId: 3 }), { form: "any", formInstanceId: "3", delay: 0 }],
  [read("admin_debug", "x"), {}],
  [read("exit_intent", {}), { sensitivity: 20, minTime: 2000, touch: true, scrollUpSpeed: 1000 }],
  [
    read("exit_intent", { sensitivity: 900, min_time: 0, touch: "no", scroll_up_speed: 5 }),
    { sensitivity: 200, minTime: 0, touch: false, scrollUpSpeed: 5 },
  ],
  [read("scroll_depth", { depth: "30", unit: "px" }), { depth: 30, unit: "px" }],
  [read("scroll_depth", null), { depth: 50, unit: "%" }],
  [read("inactivity", { timeout: 5 }), { timeout: 1000 }],
  [read("inactivity", {}), { timeout: 30000 }],
  [read("other", { slices: 8 }), { settings: { slices: 8 } }],
  [read("other"), { settings: {} }],
  [read("__proto__"), { settings: {} }],
])("reads %j", (trigger, members) => {
  expect(trigger).toEqual({ type: trigger?.type, cookieNames: [], ...members })
})

it.each([[null], ["click_open"], [{}], [{ type: 5 }], [{ type: "" }], [[]]])("drops %j", (raw) => {
  expect(readTrigger(raw)).toBeNull()
})

it.each([
  ["a", ["a"]],
  ["", []],
  [
    ["a", "", null, 5],
    ["a", "5"],
  ],
  [{ 0: "a", 3: "b" }, ["a", "b"]],
  [{ name: "a" }, []],
])("reads the cookie names %j", (cookieName, expected) => {
  expect(read("auto_open", { cookie_name: cookieName })?.cookieNames).toEqual(expected)
})

it("returns a trigger's type", () => {
  const trigger = read("auto_open", { delay: 7 })
  expect(trigger && isTrigger(trigger, "auto_open") ? trigger.delay : null).toBe(7)
})

it.each([
  [read("auto_open", { delay: 500 }), "Auto Open - Delay: 500"],
  [read("auto_open"), "Auto Open - Delay: 0"],
  [read("form_submission"), "Form Submission"],
  [read("exit_intent"), "Exit Intent"],
  [read("scroll_depth"), "Scroll Depth: 50%"],
  [read("scroll_depth", { depth: 300, unit: "px" }), "Scroll Depth: 300px"],
  [read("inactivity"), "Inactivity: 30000"],
  [read("admin_debug"), "Admin Debug"],
  [{ type: "url" }, "URL"],
  [read("click_open"), ""],
  [{ type: "other" }, ""],
])("writes %j", (trigger, text) => {
  expect(trigger && formatOpenTrigger(trigger)).toBe(text)
})
