import { expect, it } from "vitest"
import { setQueryParam } from "./index.ts"

it.each([
  ["/a", "k", "v", "/a?k=v"],
  ["/a?", "k", "v", "/a?k=v"],
  ["/a?b=1", "k", "v", "/a?b=1&k=v"],
  ["/a#top", "k", "v", "/a?k=v#top"],
  ["/a?b=1#top?k=2", "k", "v", "/a?b=1&k=v#top?k=2"],
  ["https://shop.test", "k", "v", "https://shop.test?k=v"],
  ["?b=1", "k", "v", "?b=1&k=v"],
  ["/a?k=1&b=2", "k", "v", "/a?k=v&b=2"],
  ["/a?b=1&k=1&c=2&k=3&k", "k", "v", "/a?b=1&k=v&c=2"],
  ["/a?k", "k", "v", "/a?k=v"],
  ["/a?%6B=1", "k", "v", "/a?k=v"],
  ["/a?kk=1&K=2", "k", "v", "/a?kk=1&K=2&k=v"],
  ["/a?x=%20+b&y=ñ", "k", "v", "/a?x=%20+b&y=ñ&k=v"],
  ["/a", "k", "a b&c=d#e/ñ", "/a?k=a%20b%26c%3Dd%23e%2F%C3%B1"],
  ["/a", "k", "", "/a?k="],
  ["/a", "k", "\uD800", "/a?k=%EF%BF%BD"],
  ["/a", "a b", "v", "/a?a%20b=v"],
  ["/a?%=1", "k", "v", "/a?%=1&k=v"],
])("in %j sets %s to %j: %j", (url, key, value, expected) => {
  expect(setQueryParam(url, key, value)).toBe(expected)
})

it.each([
  ["/a?k=1", "/a"],
  ["/a?k=1#top", "/a#top"],
  ["/a?b=1&k=1&c=2&k=3", "/a?b=1&c=2"],
  ["?k=1&b=2", "?b=2"],
  ["/a?b=1", "/a?b=1"],
  ["/a?", "/a?"],
  ["/a?b=1&&c=2", "/a?b=1&&c=2"],
  ["/a", "/a"],
])("from %j removes k: %j", (url, expected) => {
  expect(setQueryParam(url, "k", null)).toBe(expected)
})

it.each(["", "#", "#top", "#?k=1"])("%j stays unchanged", (url) => {
  expect(setQueryParam(url, "k", "v")).toBe(url)
  expect(setQueryParam(url, "k", null)).toBe(url)
})
