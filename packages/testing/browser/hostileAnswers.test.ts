import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createHostileAddresses, createHostileTexts } from "./support/hostileTexts.ts"
import { escapeForHtml, formatAttribute, formatHook, openHostile, readable, readTexts } from "./support/openHostile.ts"

/* Hostile texts that come after the page: by a server, or by the shopper. The server escapes them, as the platform's own does. */

const texts = createHostileTexts(190, 7)
const shown = texts.map(readable)
const addresses = createHostileAddresses()

const formatReview = (text: string, index: number) =>
  `<li class="review" id="li-comment-${index}"><div id="comment-${index}"><strong>${escapeForHtml(text)}</strong>
  <p class="text">${escapeForHtml(text)}</p>
  <a class="comment-reply-link" href="#respond" data-commentid="${index}" data-postid="11" data-belowelement="comment-${index}"
    data-respondelement="respond" ${formatAttribute("data-replyto", `Reply to ${text}`)}>Reply</a></div></li>`
const list = `<div id="comments"><ol class="commentlist">${texts.map(formatReview).join("")}</ol></div>`
const form = `<div id="respond"><h3 id="reply-title">Write <small><a id="cancel-comment-reply-link" href="#" style="display:none">Cancel</a></small></h3>
  <form id="commentform" action="/wp-comments-post.php" method="post">
  <select name="rating" id="rating"><option value="">Rate</option><option value="5">Five</option></select>
  <textarea name="comment"></textarea><input type="hidden" name="comment_post_ID" value="11">
  <input type="hidden" name="comment_parent" value="0"><button id="submit" type="submit">Send</button></form></div>`

/** Opens reviews; the server answers each form with the next of `answers`. */
async function openReviews(answers: readonly { readonly status: number; readonly body: string }[]) {
  const left = [...answers]
  const visit = await openHostile(formatHook("reviews", {}, list + form), {
    config: { takeOver: ["tabs-reviews"] },
    prepare: (page) =>
      page.route("**/wp-comments-post.php", (route) => route.fulfill({ contentType: "text/html", ...left.shift() })),
  })
  await visit.page.locator("#respond").hover()
  await visit.page.locator(".stars [role=radio]").first().waitFor()
  return visit
}

async function sendReview(page: Page, text: string): Promise<void> {
  await page.locator(".stars [role=radio]").last().click()
  await page.locator("textarea").fill(text)
  await page.locator("#submit").click()
}

test("fault 17: reviews in markup, in the server's answers, and above a reply", async () => {
  const refusal = `<div class="wp-die-message"><p>${texts.map(escapeForHtml).join(" ")}</p></div>`
  const mark = `<em class="woocommerce-review__awaiting-approval">${escapeForHtml(texts[0] ?? "")}</em>`
  const fresh = list.replace("<ol", `<p id="comment-9999">${mark}</p><ol`)
  const { page, expectNoHarm } = await openReviews([
    { status: 403, body: refusal },
    { status: 200, body: fresh },
  ])
  const outcome = page.locator(".ringside-review-outcome")
  await sendReview(page, texts.join("\n"))
  await expect.poll(async () => readable((await outcome.textContent()) ?? "")).toBe(readable(texts.join(" ")))
  await sendReview(page, texts.join("\n"))
  await expect.poll(async () => readable((await outcome.textContent()) ?? "")).toBe(shown[0])
  expect(await readTexts(page, "#comments strong")).toEqual(shown)
  expect(await readTexts(page, "#comments .text")).toEqual(shown)
  const titles = await page.evaluate(readReplyTitles)
  expect(titles.map(readable)).toEqual(shown.map((text) => `Reply to ${text}`))
  await expectNoHarm()
})

/** Runs in the page: the form's heading at each review's reply. */
async function readReplyTitles(): Promise<readonly string[]> {
  return [...document.querySelectorAll<HTMLElement>(".comment-reply-link")].map((link) => {
    link.click()
    return document.querySelector("#reply-title")?.firstChild?.textContent ?? ""
  })
}

/** The products of one answer. */
const shownAtOnce = 6

test("fault 17: products that a search finds", async () => {
  const found = addresses.flatMap((url, index) => [
    { name: escapeForHtml(texts[index] ?? ""), permalink: url },
    { name: escapeForHtml(texts[index] ?? ""), permalink: "/en/product/southpaw/" },
  ])
  const { page, expectNoHarm } = await openHostile(
    '<form data-ringside="search" action="/en/"><label>Search <input type="search" name="s"></label></form>',
    {
      prepare: (opened) =>
        opened.route("**/wc/store/v1/products?**", (route) => {
          const start = Number(new URL(route.request().url()).searchParams.get("search")?.slice(3)) * shownAtOnce
          return route.fulfill({ json: found.slice(start, start + shownAtOnce) })
        }),
    },
  )
  for (let start = 0; start < found.length; start += shownAtOnce) {
    await page.locator("input[type=search]").fill(`abc${start / shownAtOnce}`)
    const names = shown.slice(start / 2, start / 2 + shownAtOnce / 2)
    await expect
      .poll(async () => (await readTexts(page, ".ringside-search__name")).join("\n"))
      .toContain(names.join("\n"))
    expect(await page.locator(".ringside-search__product").count()).toBeGreaterThanOrEqual(names.length)
  }
  await expectNoHarm()
})

test("fault 17: the shop's reason for a refused add", async () => {
  const reasons = texts.slice(0, 20)
  const answers = reasons.map((text) => ({ code: "limit", message: escapeForHtml(text) }))
  const { page, expectNoHarm } = await openHostile("", {
    path: "/en/shop/",
    config: { takeOver: true },
    prepare: (opened) =>
      opened.route("**/*wc-ajax=add_to_cart*", (route) => route.fulfill({ status: 400, json: answers.shift() })),
  })
  for (const reason of reasons) {
    await page.locator(".post-11 .button").click()
    await expect.poll(async () => (await readTexts(page, "[role=alert]")).join("")).toContain(readable(reason))
  }
  await expectNoHarm()
})
