import { expect, test } from "vitest"
import { audit } from "./support/audit.ts"
import { openHost } from "./support/openHost.ts"

const hook = `<h1>News</h1><div data-ringside="newsletter" data-ringside-policy="/privacy/">
  <form action="/en/newsletter/" method="post"><label>Mail <input type="email" name="email" /></label><button>Go</button></form></div>`

test("a newsletter's form is filled in by keyboard alone, sent to an address of the config, and axe finds nothing", async () => {
  const bodies: (string | null)[] = []
  const { page } = await openHost(
    "/en/hooks/",
    { body: hook, config: { newsletter: { address: "/en/newsletter/" } } },
    {
      viewport: { width: 390, height: 844 },
      prepare: (opened) =>
        opened.route("**/en/newsletter/", (route) => {
          bodies.push(route.request().postData())
          return route.fulfill({ status: 204, body: "" })
        }),
    },
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
  expect(bodies.map((body) => new URLSearchParams(body ?? "").get("email"))).toEqual(["ana@example.com"])
})
