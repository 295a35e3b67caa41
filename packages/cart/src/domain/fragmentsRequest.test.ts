import { describe, expect, it } from "vitest"
import { createFragmentsRequest, selectFragmentRetryDelay } from "./fragmentsRequest.ts"

describe("createFragmentsRequest", () => {
  const input = { wcAjaxUrl: "/en/?wc-ajax=%%endpoint%%", now: 1_800_000_000_000, timeoutMs: 5000 }

  it("posts the time of a refresh", () => {
    expect(createFragmentsRequest({ ...input, method: "POST" })).toEqual({
      method: "POST",
      url: "/en/?wc-ajax=get_refreshed_fragments",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
        "X-Requested-With": "XMLHttpRequest",
      },
      body: "time=1800000000000",
      timeoutMs: 5000,
    })
  })

  it("requests fragments that an add didn't return by GET, without a body", () => {
    expect(createFragmentsRequest({ ...input, method: "GET" })).toEqual({
      method: "GET",
      url: "/en/?wc-ajax=get_refreshed_fragments",
      headers: { "X-Requested-With": "XMLHttpRequest" },
      body: null,
      timeoutMs: 5000,
    })
  })
})

describe("selectFragmentRetryDelay", () => {
  it.each([
    [1, 5000],
    [2, 30000],
    [3, 120000],
    [0, null],
    [4, null],
    [-1, null],
    [1.5, null],
    [NaN, null],
  ])("attempt %j: %j ms", (attempt, expected) => {
    expect(selectFragmentRetryDelay(attempt)).toBe(expected)
  })
})
