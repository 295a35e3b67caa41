import { expect, it } from "vitest"
import {
  createBannerRequest,
  createComingSoonBody,
  createStoreNoticeCookie,
  formatNoticeCookie,
  isNoticeHidden,
  isStoreNoticeHidden,
} from "./index.ts"

it.each([
  ["abc", "store_noticeabc"],
  ["", "store_notice"],
  ["a;b=c", "store_noticea%3Bb%3Dc"],
  ["\uD800", "store_notice%EF%BF%BD"],
])("the notice %j has the cookie %s", (id, name) => {
  expect(createStoreNoticeCookie(id)).toEqual({ name, value: "hidden", path: "/" })
  expect(formatNoticeCookie(id)).toBe(`${name}=hidden; path=/; SameSite=Lax`)
})

it.each([
  ["store_noticeabc=hidden", "abc", true],
  ["x=1; store_noticeabc=hidden; y=2", "abc", true],
  ["store_noticeabc=shown", "abc", false],
  ["store_noticeabcd=hidden", "abc", false],
  ["store_notice=hidden", "", true],
  ["", "abc", false],
])("with the cookies %j the notice %j is hidden: %j", (cookies, id, isHidden) => {
  expect(isNoticeHidden(cookies, id)).toBe(isHidden)
  expect(isStoreNoticeHidden(cookies, id)).toBe(isHidden)
})

it("requests that the shop keeps the banner hidden", () => {
  expect(createBannerRequest("/wp-json/x", "n")).toEqual({
    method: "POST",
    url: "/wp-json/x",
    headers: { "X-WP-Nonce": "n", "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
    body: createComingSoonBody(),
  })
  expect(new URLSearchParams(createComingSoonBody()).get("woocommerce_meta[coming_soon_banner_dismissed]")).toBe("yes")
})

it.each([
  ["", "n"],
  ["/wp-json/x", ""],
])("sends nothing with the address %j and the nonce %j", (url, nonce) => {
  expect(createBannerRequest(url, nonce)).toBeNull()
})
