import { expect, test } from "vitest"
import { audit } from "./support/audit.ts"
import { openHost } from "./support/openHost.ts"

const address = "/en/newsletter/"

/** Opens a page with a hook, at whose address a shop takes addresses. */
async function open(hook: string) {
  const bodies: URLSearchParams[] = []
  const { page } = await openHost(
    "/en/hooks/",
    { body: `<h1>News</h1>${hook}`, config: { newsletter: { address } } },
    {
      viewport: { width: 390, height: 844 },
      prepare: (opened) =>
        opened.route(`**${address}`, (route) => {
          bodies.push(new URLSearchParams(route.request().postData() ?? ""))
          return route.fulfill({ status: 204, body: "" })
        }),
    },
  )
  return { page, bodies }
}

test("a newsletter's form is filled in by keyboard alone, sent to an address of the config, and axe finds nothing", async () => {
  const { page, bodies } = await open(
    `<div data-ringside="newsletter" data-ringside-policy="/privacy/"><a href="${address}">Our newsletter</a></div>`,
  )
  const field = page.getByRole("textbox", { name: "Email address" })
  await field.waitFor()
  expect(await audit(page, "[data-ringside]")).toEqual([])
  await field.focus()
  await page.keyboard.press("Enter")
  await page.getByText("Enter your email address.").first().waitFor()
  expect(await audit(page, "[data-ringside]")).toEqual([])
  await page.keyboard.type("ana@example.com")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await field.focus()
  await page.keyboard.press("Enter")
  // The result takes the form's place, and its focus.
  await page.locator(":focus", { hasText: "You’re on the list." }).waitFor()
  expect(bodies.map((body) => body.get("email"))).toEqual(["ana@example.com"])
})

test("a page's own form in the hook is checked and sent where it stands, by keyboard alone, without React", async () => {
  const { page, bodies } = await open(
    `<div data-ringside="newsletter"><form action="${address}" method="post"><label>Mail <input type="email" name="email" /></label>
      <label><input type="checkbox" name="consent" value="1" /> News, please</label><button>Go</button></form></div>`,
  )
  await page.locator("form[novalidate]").waitFor()
  expect(await audit(page, "[data-ringside]")).toEqual([])
  await page.getByRole("textbox", { name: "Mail", exact: true }).focus()
  await page.keyboard.press("Enter")
  await page.getByText("Enter your email address.").waitFor()
  await page.getByText("Tick this box to subscribe.").waitFor()
  expect(await audit(page, "[data-ringside]")).toEqual([])
  await page.keyboard.type("ana@example.com")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await page.locator(":focus", { hasText: "You’re on the list." }).waitFor()
  expect(await audit(page, "[data-ringside]")).toEqual([])
  expect(bodies.map((body) => Object.fromEntries(body))).toEqual([
    { email: "ana@example.com", consent: "News, please" },
  ])
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
  expect(scripts.filter((name) => /chunks\/(ui|newsletter)-(?!form)/.test(name))).toEqual([])
  expect(scripts.filter((name) => name.includes("/newsletter-form-"))).not.toEqual([])
})

test("a press on that form's button while the code is on its way is checked once it is there", async () => {
  const { page } = await open(
    `<div data-ringside="newsletter"><form action="${address}" method="post"><label>Mail <input type="email" name="email" /></label>
      <button>Go</button></form></div>`,
  )
  await page.getByRole("button", { name: "Go" }).click()
  await page.getByText("Enter your email address.").waitFor()
  expect(new URL(page.url()).pathname).toBe("/en/hooks/")
})
