import { beforeAll, expect, test } from "vitest"
import { bundlePage } from "./support/bundlePage.ts"
import { createHostilePayloads } from "./support/hostilePayloads.ts"
import { openPage } from "./support/openPage.ts"
import type { SanitizerPage, Sink } from "./support/sanitizerPage.ts"

declare global {
  interface Window {
    readonly ran: readonly (number | string)[]
    readonly tools: SanitizerPage
  }
}

const address = "https://shop.example/en/shop/"
const payloads = createHostilePayloads()
const controls = ["control-picture", "control-frame", "control-document", "control-link"]

let script = ""

beforeAll(async () => {
  script = await bundlePage("sanitizerPage.ts")
})

/** A page of the shop's origin that has the parsers, and nothing else: no network, and no policy that would stop a payload. */
async function openParsers() {
  const { page } = await openPage("about:blank", {
    isPlain: true,
    expectedErrors: /./,
    prepare: (each) =>
      each.route("**", (route) =>
        route.request().url() === address
          ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Shop</title><body>" })
          : route.fulfill({ status: 404 }),
      ),
  })
  await page.goto(address)
  await page.addScriptTag({ content: script })
  const left: string[] = []
  page.on("framenavigated", (frame) => frame === page.mainFrame() && left.push(frame.url()))
  return { page, left }
}

/** Lists the `payloads` that ran when each was inserted by `sink` and used; `left` is where the page went. */
async function runAll(sink: Sink, hostile = payloads) {
  const { page, left } = await openParsers()
  await page.evaluate(([by, each]) => window.tools.insertAll(by, each), [sink, hostile] as const)
  // What payloads started is over when the same, begun after it, is.
  await page.evaluate(() => window.tools.insertControls())
  const readRan = () => page.evaluate(() => window.ran)
  await expect.poll(readRan).toEqual(expect.arrayContaining(controls))
  const ran = (await readRan()).filter((each) => !controls.includes(String(each)))
  return { ran: [...new Set(ran)], left }
}

const listKept = async (sink: Sink) => {
  const { page } = await openParsers()
  return page.evaluate(([by, each]) => each.map(({ html }) => window.tools.listKept(by, html)), [
    sink,
    payloads,
  ] as const)
}

test("the payloads are hostile: unguarded, most of them run", async () => {
  // A base would move the addresses of all others, and a refresh the page.
  const { ran } = await runAll(
    "raw",
    payloads.filter(({ html }) => html.includes("top.ran") && !/^<(base|meta)/.test(html)),
  )
  console.info(`${String(ran.length)} of ${String(payloads.length)} payloads run unguarded`)
  expect(ran.length).toBeGreaterThanOrEqual(300)
})

test.each<Sink>(["fragment", "fragment, written and read again", "message", "oracle"])(
  "none of the payloads runs as a %s, and the page stays",
  async (sink) => {
    expect(await runAll(sink)).toEqual({ ran: [], left: [] })
  },
)

test("a message keeps nothing that the oracle takes out", async () => {
  const [ours, oracles] = [await listKept("message"), await listKept("oracle")]
  const more = payloads.flatMap(({ html }, index) =>
    (ours[index] ?? []).filter((kept) => !oracles[index]?.includes(kept)).map((kept) => `${kept} of ${html}`),
  )
  expect(more).toEqual([])
})

/** Markup that the oracle takes out of these payloads and that the shop's own may have, though nothing in it runs. */
const shopsOwn = [
  // Another page in a frame (a film in a description), parts of a page builder's markup, and what the parser makes of broken markup.
  ...["iframe", "template", "template@shadowrootmode", "x-element", "x-element@tabindex"],
  ...["noembed", "xmp", "title", "style"],
  // Icons: a drawing's own parts, and one from a sprite of any origin, which is drawn and runs nothing.
  ...["use", "foreignObject", "discard", "discard@begin"],
  // Fields: forms are the shop's, and only their action is looked at.
  ...["input", "input@name", "input@autofocus", "form", "button", "p@contenteditable"],
  // The oracle takes these out together with what they stand in.
  ...["a", "img", "img@src", "img@src=https:", "p@title", "td", "tr"],
]

test("a fragment keeps nothing that the oracle takes out, but for what the shop's own markup is made of", async () => {
  const [ours, oracles] = [await listKept("fragment"), await listKept("oracle")]
  const more = payloads.flatMap((_, index) => (ours[index] ?? []).filter((kept) => !oracles[index]?.includes(kept)))
  // Names that no script can give an attribute are what a broken quotation left.
  const named = more.filter((kept) => /^[\w-]+(@[\w:-]+(=\w+:)?)?$/.test(kept))
  expect([...new Set(named)].sort()).toEqual([...shopsOwn].sort())
})
