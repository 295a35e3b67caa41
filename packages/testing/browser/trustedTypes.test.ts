import { beforeAll, expect, test } from "vitest"
import { bundlePage } from "./support/bundlePage.ts"
import { openPage } from "./support/openPage.ts"
import type { TrustedTypesNotes } from "./support/trustedTypesPage.ts"

declare global {
  interface Window {
    readonly notes?: TrustedTypesNotes
  }
}

const origin = "https://shop.example"
let script = ""

beforeAll(async () => {
  script = await bundlePage("trustedTypesPage.ts")
})

/** Runs core's functions on a page under `policy`, after `before`; answers what they came to and what the browser reported. */
async function run({ policy = "", before = "" }: { readonly policy?: string; readonly before?: string }) {
  const { page } = await openPage("about:blank", {
    isPlain: true,
    expectedErrors: /Content Security Policy|TrustedTypePolicy|requires 'Trusted|Creating a/i,
    before: () => {
      window.received = []
      document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
        window.received.push(violatedDirective),
      )
    },
    prepare: (each) =>
      each.route(`${origin}/**`, (route) =>
        route.request().url().endsWith(".js")
          ? route.fulfill({ contentType: "text/javascript", body: `${before}\n${script}` })
          : route.fulfill({
              contentType: "text/html",
              headers: policy ? { "content-security-policy": policy } : {},
              body: `<!doctype html><title>Shop</title><body><script src="/page.js"></script>`,
            }),
      ),
  })
  await page.goto(`${origin}/`)
  const notes = await page.waitForFunction(() => window.notes).then((handle) => handle.jsonValue())
  return {
    notes,
    violations: await page.evaluate(() => window.received),
    text: await page.locator("p").allTextContents(),
  }
}

const trusted = ["https://js.stripe.com/v3/", `${origin}/provider.js`]
const refused = ["https://evil.example/", "javascript:0", "data:,0"]
const enforced = "require-trusted-types-for 'script'; "

test.each([
  ["without a policy", ""],
  ["with our policy", `${enforced}trusted-types ringside`],
  ["with any policy", enforced],
])("HTML is inserted and the provider's script trusted %s, without a violation", async (_, policy) => {
  expect(await run({ policy })).toEqual({
    notes: { canInsert: true, trusted, refused },
    violations: [],
    text: ["inserted"],
  })
})

test.each([
  ["the page lists another policy alone", `${enforced}trusted-types other`, ""],
  ["another script took the name", `${enforced}trusted-types ringside`, 'trustedTypes.createPolicy("ringside", {})'],
])("where %s, that no HTML can be inserted is known before anybody tries", async (_, policy, before) => {
  const { notes, text } = await run({ policy, before })
  expect({ notes, text }).toEqual({
    notes: {
      canInsert: false,
      trusted: [],
      refused: [...trusted.map((url) => url.replace(origin, "")), ...refused].map(byWhom),
    },
    text: [],
  })
})

const byWhom = (url: string) => (refused.includes(url) ? url : `${url}, by the browser`)

test("where our policy is refused and none is enforced, HTML is inserted", async () => {
  const { notes, text } = await run({ policy: "trusted-types other" })
  expect([notes?.canInsert, text]).toEqual([true, ["inserted"]])
})
