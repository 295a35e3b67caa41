import { describe, expect, it } from "vitest"
import { createFragmentWrites, selectCachedFragments, shouldRefreshOnStorage } from "./fragmentCache.ts"

const now = 1_800_000_000_000
const dayMs = 86_400_000
const fragments = { "div.widget_shopping_cart_content": "<div>1</div>", "a.cart-container": "<a></a>" }
const cached = {
  storageAvailable: true,
  fragmentsJson: JSON.stringify(fragments),
  storedHash: "ab12",
  cookieHash: "ab12",
  createdAt: String(now - 1000),
  now,
}

describe("selectCachedFragments", () => {
  it.each([
    ["EUR:guest", "EUR:guest"],
    ["EUR:user", ":user"],
    [":guest", "EUR:guest"],
    [null, "EUR:guest"],
    ["", "EUR:user"],
    [undefined, undefined],
    ["EUR:guest", undefined],
    ["EUR:guest", "EUR:guest:es-ES"],
    ["EUR:guest:es-ES", "EUR:guest:"],
    ["EUR:guest:es-ES", ":guest:es-ES"],
  ])("treats the scopes %j and %j as equal", (storedScope, scope) => {
    const input = {
      ...cached,
      ...(storedScope !== undefined && { storedScope }),
      ...(scope !== undefined && { scope }),
    }
    expect(selectCachedFragments(input)).toMatchObject({ use: true })
  })

  it("uses a matching copy until it is a day old", () => {
    expect(selectCachedFragments(cached)).toEqual({ use: true, fragments, refreshInMs: dayMs - 1000 })
  })

  it.each([
    ["made this very moment", String(now), dayMs],
    ["one millisecond short of a day", String(now - dayMs + 1), 1],
    ["made between two milliseconds", String(now - 0.5), dayMs - 0.5],
  ])("uses one %s", (_, createdAt, refreshInMs) => {
    expect(selectCachedFragments({ ...cached, createdAt })).toEqual({ use: true, fragments, refreshInMs })
  })

  it.each([
    ["", null],
    [null, ""],
    [null, null],
    ["undefined", null],
    ["null", ""],
    [undefined, undefined],
    [undefined, ""],
  ])("treats hash %j and cookie %j as the same empty basket", (storedHash, cookieHash) => {
    const given = { ...cached, storedHash: storedHash as string | null, cookieHash: cookieHash as string | null }
    expect(selectCachedFragments(given)).toMatchObject({ use: true })
  })

  it.each([
    ["no-storage", { storageAvailable: false }],
    ["no-created", { createdAt: null }],
    ["no-created", { createdAt: "" }],
    ["no-created", { createdAt: "undefined" }],
    ["no-created", { createdAt: "-1" }],
    ["no-created", { createdAt: "1e12" }],
    ["no-created", { createdAt: "12 " }],
    ["expired", { createdAt: "0" }],
    ["expired", { createdAt: String(now - dayMs) }],
    ["expired", { createdAt: String(now + 1) }],
    ["expired", { createdAt: "9".repeat(400) }],
    ["expired", { now: NaN }],
    ["hash-mismatch", { storedHash: "cd34" }],
    ["hash-mismatch", { cookieHash: null }],
    ["hash-mismatch", { storedHash: null }],
    ["hash-mismatch", { storedHash: "undefined" }],
    ["scope-mismatch", { storedScope: "EUR:guest", scope: "USD:guest" }],
    ["scope-mismatch", { storedScope: "EUR:guest", scope: "EUR:user" }],
    ["scope-mismatch", { storedScope: ":user", scope: "EUR:guest" }],
    ["scope-mismatch", { storedScope: "EUR:guest", scope: ":user", fragmentsJson: null }],
    ["scope-mismatch", { storedScope: "EUR:guest:es-ES", scope: "EUR:guest:en-US" }],
    ["scope-mismatch", { storedScope: "EUR:guest:en-GB", scope: ":guest:en-US" }],
    ["hash-mismatch", { storedHash: "cd34", storedScope: "EUR:guest", scope: "USD:guest" }],
    ["bad-json", { fragmentsJson: null }],
    ["bad-json", { fragmentsJson: undefined as unknown as null }],
    ["bad-json", { fragmentsJson: "" }],
    ["bad-json", { fragmentsJson: "{" }],
    ["bad-json", { fragmentsJson: "null" }],
    ["bad-json", { fragmentsJson: "[]" }],
    ["bad-json", { fragmentsJson: '"text"' }],
    ["no-mini-cart", { fragmentsJson: "{}" }],
    ["no-mini-cart", { fragmentsJson: '{"div.widget_shopping_cart_content":""}' }],
    ["no-mini-cart", { fragmentsJson: '{"div.widget_shopping_cart_content":1}' }],
    ["no-mini-cart", { fragmentsJson: '{"__proto__":{"div.widget_shopping_cart_content":"<p>"}}' }],
  ])("returns %s for %j", (reason, change) => {
    expect(selectCachedFragments({ ...cached, ...change })).toEqual({ use: false, reason })
  })

  it("names the first of several reasons", () => {
    const faults = [
      ["no-storage", { storageAvailable: false }],
      ["no-created", { createdAt: null }],
      ["expired", { createdAt: "0" }],
      ["hash-mismatch", { cookieHash: "x" }],
      ["bad-json", { fragmentsJson: "{" }],
    ] as const
    faults.forEach(([reason], index) => {
      const later = Object.assign(
        {},
        cached,
        ...faults
          .slice(index)
          .map(([, change]) => change)
          .reverse(),
      )
      expect(selectCachedFragments(later)).toEqual({ use: false, reason })
    })
  })

  it("drops entries that can't be inserted into a page", () => {
    const fragmentsJson = JSON.stringify({ ...fragments, "": "x", p: 1 })
    expect(selectCachedFragments({ ...cached, fragmentsJson })).toMatchObject({ use: true, fragments })
  })
})

describe("createFragmentWrites", () => {
  const input = {
    source: "event" as const,
    fragments,
    cartHash: "cd34",
    fragmentName: "wc_fragments_x",
    cartHashKey: "wc_cart_hash_x",
    previousHash: "ab12",
    previousCreatedAt: "1700000000000",
    now,
  }
  const session = { wc_fragments_x: JSON.stringify(fragments), wc_cart_hash_x: "cd34" }
  const created = { wc_cart_created: String(now) }

  it.each([
    ["keeps the age of a basket that changes", {}, session],
    ["renews the age with a refresh", { source: "refresh" as const }, { ...session, ...created }],
    ["counts from the first product", { previousHash: null }, { ...session, ...created }],
    ["counts from the first product after an empty basket", { previousHash: "" }, { ...session, ...created }],
    ["takes the word for nothing as no hash", { previousHash: "undefined" }, { ...session, ...created }],
    ["counts anew without a time", { previousCreatedAt: null }, { ...session, ...created }],
    ["counts anew with a bad time", { previousCreatedAt: "yesterday" }, { ...session, ...created }],
  ])("%s", (_, change, expected) => {
    expect(createFragmentWrites({ ...input, ...change })).toEqual({
      session: expected,
      local: { wc_cart_hash_x: "cd34" },
    })
  })

  it.each([[null], [""]])("stores the hash %j of an empty basket as empty text", (cartHash) => {
    const writes = createFragmentWrites({ ...input, source: "refresh", cartHash })
    expect(writes.session["wc_cart_hash_x"]).toBe("")
    expect(writes.local).toEqual({ wc_cart_hash_x: "" })
  })

  it("creates entries that the next page can use", () => {
    const { session: written } = createFragmentWrites({ ...input, source: "refresh" })
    expect(
      selectCachedFragments({
        storageAvailable: true,
        fragmentsJson: written["wc_fragments_x"] ?? null,
        storedHash: written["wc_cart_hash_x"] ?? null,
        cookieHash: "cd34",
        createdAt: written["wc_cart_created"] ?? null,
        now,
      }),
    ).toEqual({ use: true, fragments, refreshInMs: dayMs })
  })
})

describe("shouldRefreshOnStorage", () => {
  it.each([
    ["wc_cart_hash_x", "b", "a", true],
    ["wc_cart_hash_x", "a", "a", false],
    ["wc_cart_hash_x", null, "a", true],
    ["wc_cart_hash_x", "a", null, true],
    ["wc_cart_hash_x", null, "", false],
    ["wc_cart_hash_x", null, null, false],
    ["wc_cart_hash_x", "undefined", "", false],
    ["wc_cart_hash_y", "b", "a", false],
    [null, "b", "a", false],
  ])("key %j, local %j, session %j: %j", (key, localHash, sessionHash, expected) => {
    expect(shouldRefreshOnStorage({ key, cartHashKey: "wc_cart_hash_x", localHash, sessionHash })).toBe(expected)
  })
})

it("stores the owner of the fragments, where that is known", () => {
  const input = {
    source: "refresh",
    fragments,
    cartHash: "h",
    fragmentName: "wc_fragments",
    cartHashKey: "wc_cart_hash",
    previousHash: null,
    previousCreatedAt: null,
    now,
  } as const
  expect(createFragmentWrites({ ...input, scope: "EUR:user" }).session).toMatchObject({
    "ringside:fragments:scope": "EUR:user",
  })
  expect(Object.keys(createFragmentWrites(input).session)).not.toContain("ringside:fragments:scope")
})
