import { expect, it } from "vitest"
import {
  appendPid,
  classifyLink,
  createBeacon,
  createStoppedSrc,
  decideCtaBeacon,
  isEmbeddedPlayer,
  resolveSoundUrl,
  shouldTrack,
} from "./index.ts"

const base = "https://shop.test/en/page/?x=1"
const tracked = { pid: 5, event: "open", analyticsEnabled: true }

it.each([
  [{}, true],
  [{ pid: -5 }, false],
  [{ pid: 0 }, false],
  [{ pid: 1.5 }, false],
  [{ pid: null }, false],
  [{ analyticsEnabled: false }, false],
  [{ disableTracking: true }, false],
  [{ disableTracking: null }, true],
  [{ bodyClasses: ["single-popup"] }, false],
  [{ bodyClasses: "home single-popup" }, false],
  [{ event: "conversion", ajax: false }, false],
  [{ ajax: false }, true],
  [{ consent: "denied" }, false],
  [{ consent: "granted" }, true],
])("counts with %j: %j", (change, expected) => {
  expect(shouldTrack({ ...tracked, ...change })).toBe(expected)
})

it("writes the message to the REST counter", () => {
  const vars = { analytics_api: "https://shop.test/wp-json/pum/v1/", analytics_route: "x1", ajaxurl: "/ajax" }
  expect(createBeacon({ pid: 5, eventData: { a: [1] }, none: null }, vars, 99)).toEqual({
    url: "https://shop.test/wp-json/pum/v1/x1/",
    fields: [
      ["event", "open"],
      ["pid", "5"],
      ["_cache", "99"],
      ["eventData", '{"a":[1]}'],
    ],
    imageUrl: "https://shop.test/wp-json/pum/v1/x1/?event=open&pid=5&_cache=99&eventData=%7B%22a%22%3A%5B1%5D%7D",
  })
})

it.each([
  ["https://shop.test/wp-json/pum/v1?lang=en", "https://shop.test/wp-json/pum/v1/analytics/?lang=en"],
  ["https://shop.test/?rest_route=/pum/v1&lang=en", "https://shop.test/?rest_route=/pum/v1/analytics/&lang=en"],
])("keeps the query of the counter's address %s", (analytics_api, url) => {
  expect(createBeacon({ pid: 5 }, { analytics_api }, 9)).toMatchObject({ url })
})

it("writes the message to the older counter, or none", () => {
  expect(
    createBeacon({ event: "conversion", pid: 5 }, { ajaxurl: "/ajax?a=1", analytics_api: false }, 9),
  ).toMatchObject({
    url: "/ajax?a=1",
    fields: [
      ["event", "conversion"],
      ["pid", "5"],
      ["_cache", "9"],
      ["action", "pum_analytics"],
    ],
    imageUrl: "/ajax?a=1&event=conversion&pid=5&_cache=9&action=pum_analytics",
  })
  expect(createBeacon({ pid: 5 }, null, 9)).toBeNull()
})

it.each([
  ["/a/", "internal"],
  ["b.html?c", "internal"],
  ["https://shop.test/x", "internal"],
  ["http://shop.test/x", "internal"],
  ["https://other.test/", "external"],
  ["https://sub.shop.test/", "external"],
  ["#top", "anchor"],
  ["#", "anchor"],
  ["/en/page/?x=1#top", "anchor"],
  ["/en/page/?x=2#top", "internal"],
  ["mailto:a@b.c", "mailto"],
  ["tel:+34", "tel"],
  ["JavaScript:void(0)", "javascript"],
  ["ftp://shop.test/", "other"],
  ["data:text/html,x", "other"],
  ["http://[", "other"],
  ["", "empty"],
  ["  ", "empty"],
  [null, "empty"],
])("calls %j %s", (href, expected) => {
  expect(classifyLink(href, base)).toBe(expected)
})

it.each([
  ["/a/", "https://shop.test/a/?pid=5"],
  ["b", "https://shop.test/en/page/b?pid=5"],
  ["/a/?q=a%20b&r#h", "https://shop.test/a/?q=a%20b&r&pid=5#h"],
  ["/a/?pid=1&q=2&pid=3", "https://shop.test/a/?pid=5&q=2"],
  ["https://other.test/", "https://other.test/"],
  ["mailto:a@b.c", "mailto:a@b.c"],
  ["#top", "#top"],
  ["", ""],
])("adds the popup to %j", (href, expected) => {
  expect(appendPid(href, 5, base)).toBe(expected)
  expect(appendPid(expected, 5, base)).toBe(expected)
})

it("adds it under another name, and never for inline popups", () => {
  expect(appendPid("/a/", 5, base, "from")).toBe("https://shop.test/a/?from=5")
  expect(appendPid("/a/", -5, base)).toBe("/a/")
})

it.each([
  ["https://other.test/", false, true],
  ["/a/", true, false],
  ["/a/", false, true],
  ["/a/?cta=12", false, false],
  ["https://other.test/?cta=1", true, false],
  ["mailto:a@b.c", true, true],
])("counts a call to action to %j (with pid: %j): %j", (href, hasPid, expected) => {
  expect(decideCtaBeacon(href, base, hasPid)).toBe(expected)
})

it.each([
  ["https://www.youtube.com/embed/1", true],
  ["//player.vimeo.com/video/1", true],
  ["https://youtube-nocookie.com/", true],
  ["https://fast.wistia.net/", true],
  ["https://notyoutube.com/", false],
  ["https://youtube.com.evil.test/", false],
  ["/youtube.com/", false],
  ["javascript:youtube.com", false],
  ["", false],
])("recognises the player %j: %j", (src, expected) => {
  expect(isEmbeddedPlayer(src)).toBe(expected)
})

it.each([
  ["https://y.test/?autoplay=1&a=1", "https://y.test/?autoplay=0&a=1"],
  ["https://y.test/?a=1&autoplay=TRUE", "https://y.test/?a=1&autoplay=0"],
  ["https://y.test/?autoplay=10", "https://y.test/?autoplay=10"],
  ["https://y.test/?noautoplay=1#autoplay=1", "https://y.test/?noautoplay=1#autoplay=1"],
])("stops %j", (src, expected) => {
  expect(createStoppedSrc(src)).toBe(expected)
})

it.each([
  [{ open_sound: "none" }, null],
  [{}, null],
  [{ open_sound: "beep.mp3" }, "/pm/assets/sounds/beep.mp3"],
  [{ open_sound: "../x.mp3" }, null],
  [{ open_sound: "custom", custom_sound: "/a.mp3" }, "/a.mp3"],
  [{ open_sound: "custom", custom_sound: "https://x.test/a.mp3" }, "https://x.test/a.mp3"],
  [{ open_sound: "custom", custom_sound: "data:audio/mp3,x" }, null],
  [{ open_sound: "custom" }, null],
  [null, null],
])("finds the sound of %j", (settings, expected) => {
  expect(resolveSoundUrl(settings, "/pm/")).toBe(expected)
})
