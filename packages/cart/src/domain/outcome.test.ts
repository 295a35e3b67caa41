import { afterEach, describe, expect, it } from "vitest"
import { selectAddToCartOutcome, selectRemoveOutcome } from "./outcome.ts"

const pageUrl = "https://shop.test/en/tienda/"
const cartUrl = "https://shop.test/en/carrito/"
const enUrl = "https://en.shop.test/p/"
const origins = ["https://en.shop.test"]
const stays = { redirectAfterAdd: false, cartUrl, pageUrl }
const redirects = { ...stays, redirectAfterAdd: true }
const answer = { fragments: { p: "<p></p>" }, cart_hash: "ab12" }
const added = { kind: "added", fragments: { p: "<p></p>" }, cartHash: "ab12" }
const failed = { kind: "failed", message: "An unknown error occurred." }
const navigate = (url: string) => ({ kind: "navigate", url })

describe("selectAddToCartOutcome", () => {
  it.each([
    ["a good answer", answer, stays, added],
    ["an answer without hash", { fragments: {} }, stays, { kind: "added", fragments: {}, cartHash: "" }],
    ["nothing", null, stays, failed],
    ["text", "<html>", stays, failed],
    ["a list", [answer], stays, failed],
    ["nothing, on a shop that redirects", null, redirects, failed],
    ["a refusal", { error: true, product_url: "/producto/puno/" }, stays, navigate("/producto/puno/")],
    ["a refusal, before the redirect", { error: true, product_url: "/p/" }, redirects, navigate("/p/")],
    ["a refusal to nowhere", { error: true }, stays, failed],
    ["a refusal with fragments", { ...answer, error: true }, stays, failed],
    ["a refusal with a message", { error: true, message: "Sold out" }, stays, { ...failed, message: "Sold out" }],
    ["a refusal to nowhere, on a shop that redirects", { error: true, product_url: "" }, redirects, navigate(cartUrl)],
    ["an address without an error", { ...answer, product_url: "/p/" }, stays, added],
    ["a whole address of the shop", { error: true, product_url: `${pageUrl}p/` }, stays, navigate(`${pageUrl}p/`)],
    ["another origin", { error: true, product_url: "https://evil.test/p/" }, stays, failed],
    [
      "another origin, on a shop that redirects",
      { error: true, product_url: "https://evil.test/p/" },
      redirects,
      failed,
    ],
    ["another scheme of the shop's host", { error: true, product_url: "http://shop.test/p/" }, stays, failed],
    ["an origin in disguise", { error: true, product_url: "/\\evil.test/p/" }, stays, failed],
    ["a user name before the host", { error: true, product_url: "https://shop.test@evil.test/p/" }, stays, failed],
    ["an origin that the config lists", { error: true, product_url: enUrl }, { ...stays, origins }, navigate(enUrl)],
    ["one that it doesn't", { error: true, product_url: "https://evil.test/" }, { ...stays, origins }, failed],
    ["a page without an origin", { error: true, product_url: pageUrl }, { ...stays, pageUrl: "about:srcdoc" }, failed],
    ["an unsafe address", { error: true, product_url: "javascript:alert(1)" }, stays, failed],
    ["an address that is no text", { error: true, product_url: { href: "/p/" } }, stays, failed],
    ["a shop that redirects", answer, redirects, navigate(cartUrl)],
    ["a redirect that can't be followed", answer, { ...redirects, cartUrl: "javascript:0" }, added],
    ["a redirect to another origin", answer, { ...redirects, cartUrl: "https://www.shop.test/en/carrito/" }, added],
    ["a redirect to one that the config lists", answer, { ...redirects, cartUrl: enUrl, origins }, navigate(enUrl)],
    ["a redirect to nowhere", answer, { ...redirects, cartUrl: "" }, added],
    ["no fragments", { cart_hash: "ab12" }, stays, failed],
    ["fragments that are a list", { fragments: [] }, stays, failed],
  ])("for %s", (_, response, context, expected) => {
    expect(selectAddToCartOutcome(response, context)).toEqual(expected)
  })
})

describe("selectAddToCartOutcome on a page whose prototypes were changed", () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, "error")
    Reflect.deleteProperty(Object.prototype, "product_url")
  })

  it("reads only own members of the response", () => {
    Object.assign(Object.prototype, { error: true, product_url: "/somewhere/" })
    expect(selectAddToCartOutcome(answer, stays)).toEqual(added)
  })
})

describe("selectRemoveOutcome", () => {
  const href = "/carrito/?remove_item=ab12&_wpnonce=1"

  it.each([
    ["a good answer", answer, href, { ...added, kind: "removed" }],
    ["a good answer to an unsafe link", answer, "javascript:0", { ...added, kind: "removed" }],
    ["an unknown line", { success: false }, href, navigate(href)],
    ["no answer", null, href, navigate(href)],
    ["HTML", "<html>", href, navigate(href)],
    ["no answer to an unsafe link", null, "javascript:alert(1)", failed],
    ["a refusal of an unsafe link", { message: "Gone." }, "javascript:alert(1)", { ...failed, message: "Gone." }],
    ["no answer to a link without address", null, "", failed],
  ])("for %s", (_, response, link, expected) => {
    expect(selectRemoveOutcome(response, link, pageUrl)).toEqual(expected)
  })
})
