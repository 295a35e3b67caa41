import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "./support/openCheckout.ts"
import { openHost } from "./support/openHost.ts"

// A shop's pixels and pickers of delivery points stand as scripts in the platform's answers.

const nonce = "r4nd0m"
const pixel = (note: string) =>
  `<div class="pixel"><script nonce="${nonce}">window.received.push("${note}")</script></div>`

/** Adds fragments to the answers of an endpoint: a place of the page with a script in it, and a script that names itself. */
async function addScripts(page: Page, endpoint: string): Promise<void> {
  let count = 0
  await page.route(`**/?wc-ajax=${endpoint}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { readonly fragments: object }
    count += 1
    const added = {
      ".pixel": pixel(`place ${String(count)}`),
      "script#pixel": `<script id="pixel" nonce="${nonce}">window.received.push("script " + ${String(count)})</script>`,
      ".nowhere": pixel("nowhere"),
    }
    await route.fulfill({ response, json: { ...answer, fragments: { ...answer.fragments, ...added } } })
  })
}

const body = '<div class="pixel"></div><script id="pixel">window.received ??= []</script>'
const readNotes = (page: Page) => page.evaluate(() => window.received)

describe.each([
  ["run once, in their order, where the page's config asks for it", true, ["place 1", "script 1"]],
  ["don't run on other pages", false, []],
] as const)("scripts in the shop's answers", (title, answerScripts, expected) => {
  test(`to an add ${title}, and never from what the tab has stored`, async () => {
    const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'`
    const { page, warnings } = await openHost(
      "/en/shop/",
      {
        state: 3,
        nonce,
        headers: { "content-security-policy": policy },
        body: body.replace("<script", `<script nonce="${nonce}"`),
        config: { answerScripts },
      },
      { prepare: (opened) => addScripts(opened, "add_to_cart") },
    )
    await page.locator(".post-11 .button").click()
    await page.locator(".post-11 .button.added").waitFor()
    expect(await readNotes(page)).toEqual(expected)
    expect(await page.locator(".pixel").innerHTML()).toBe("")
    await page.reload()
    await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
    expect(await readNotes(page)).toEqual([])
    expect(warnings).toEqual([])
  })

  test(`to a change of the checkout ${title}`, async () => {
    const { page } = await openCheckout(
      { body, config: { answerScripts } },
      { prepare: (opened) => addScripts(opened, "update_order_review") },
    )
    await waitForForm(page)
    await fillAddress(page)
    await waitForReview(page)
    const notes = (await readNotes(page)).filter((note) => !/ [2-9]$/.test(String(note)))
    expect(notes).toEqual(expected)
  })

  test(`to an order ${title}`, async () => {
    // Mercado Pago's answer to a card that is to be confirmed by 3-D Secure is a script alone.
    const messages = '<script>window.received.push("script")</script>'
    const { page } = await openCheckout({ body, config: { answerScripts } })
    await waitForForm(page)
    await fillAddress(page)
    await waitForReview(page)
    await page.locator("#terms").check()
    await page.route("**/?wc-ajax=checkout", (route) =>
      route.fulfill({ json: { result: "success", redirect: false, messages } }),
    )
    await page.evaluate(() => {
      document.body.addEventListener("checkout_error", () => window.received.push("failed"))
    })
    await page.locator("#place_order").click()
    await expect.poll(() => readNotes(page)).toEqual(answerScripts ? ["script", "failed"] : ["failed"])
  })
})

test("what follows a file of the shop's in an answer waits for it, and a policy stops a script without its nonce", async () => {
  const policy = `script-src 'nonce-${nonce}'`
  const html = `<div class="pixel"><script>window.received.push("no nonce")</script><script nonce="${nonce}" src="/picker.js"></script><script nonce="${nonce}">window.received.push(picker())</script></div>`
  const { page } = await openHost(
    "/en/shop/",
    {
      ...{ state: 3, nonce, headers: { "content-security-policy": policy }, config: { answerScripts: true } },
      body: body.replace("<script", `<script nonce="${nonce}"`),
    },
    {
      expectedErrors: /Content Security Policy/,
      async prepare(opened) {
        await opened.route("**/picker.js", (route) =>
          route.fulfill({ contentType: "text/javascript", body: "window.picker = () => 'picked'" }),
        )
        await opened.route("**/?wc-ajax=add_to_cart", async (route) => {
          const response = await route.fetch()
          const answer = (await response.json()) as { readonly fragments: object }
          await route.fulfill({ response, json: { ...answer, fragments: { ...answer.fragments, ".pixel": html } } })
        })
      },
    },
  )
  await page.locator(".post-11 .button").click()
  await expect.poll(() => readNotes(page)).toEqual(["picked"])
})
