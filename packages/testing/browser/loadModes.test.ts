import { expect, test } from "vitest"
import { openProbes, readLog, twoFrames } from "./support/hooks.ts"

const hook = (load: string) =>
  `<div id="hook" data-ringside="probe" data-ringside-load="${load}"><a href="/en/theirs/">Theirs</a></div>`
const farBelow = '<div style="height:5000px"></div>'

test.each(["now", "idle"])("a hook that loads %s is ready though it is out of sight", async (load) => {
  const { page } = await openProbes(farBelow + hook(load))
  await page.locator("#hook[data-ringside-state=ready]").waitFor({ state: "attached" })
  expect(await readLog(page)).toEqual(["fetched", "mounted"])
})

test("a hook that loads when visible waits until it is nearly seen", async () => {
  const { page } = await openProbes(hook("now").replace('"hook"', '"first"') + farBelow + hook("visible"))
  await page.locator("#first[data-ringside-state=ready]").waitFor()
  expect(await page.locator("#hook").getAttribute("data-ringside-state")).toBeNull()
  await page.locator("#hook").scrollIntoViewIfNeeded()
  await page.locator("#hook[data-ringside-state=ready]").waitFor()
})

test.each<[string, (page: Awaited<ReturnType<typeof openProbes>>["page"]) => Promise<unknown>, RegExp]>([
  ["click", (page) => page.getByText("Theirs").click(), /^activated by click Theirs$/],
  // What comes before the registry is pressed again when that is there.
  ["Enter", (page) => page.getByText("Theirs").press("Enter"), /^activated by (key Enter|click Theirs)$/],
])("the first %s on a hook that loads on interaction is kept, and done when it is ready", async (_, run, noted) => {
  const { page } = await openProbes(hook("interaction"), true)
  expect(await readLog(page)).toEqual([])
  await run(page)
  await page.locator("#hook[data-ringside-state=pending]").waitFor()
  await page.evaluate(() => window.probe.release())
  await page.locator("#hook[data-ringside-state=ready]").waitFor()
  expect(await readLog(page)).toEqual(["fetched", "mounted", expect.stringMatching(noted)])
  expect(page.url()).toContain("/en/hooks/")
})

test("a deferred click is released when the code can't be loaded: the link is followed", async () => {
  const { page } = await openProbes(hook("interaction"))
  await page.evaluate(() => (window.probe.isBroken = true))
  await Promise.all([page.waitForURL("**/en/theirs/"), page.getByText("Theirs").click()])
})

test("a deferred submit is released when the code can't be loaded: the form is sent", async () => {
  const form =
    '<form id="hook" data-ringside="probe" data-ringside-load="interaction" action="/en/sent/"><input name="q" value="1"><button name="by" value="us">Send</button></form>'
  const { page } = await openProbes(form)
  await page.evaluate(() => (window.probe.isBroken = true))
  await Promise.all([page.waitForURL("**/en/sent/?q=1&by=us"), page.getByText("Send").click()])
})

test.each([
  ["with Ctrl", { modifiers: ["Control" as const] }],
  ["with the middle button", { button: "middle" as const }],
])("a click %s stays the browser's", async (_, how) => {
  const { page, context } = await openProbes(hook("interaction"), true)
  const [tab] = await Promise.all([context.waitForEvent("page"), page.getByText("Theirs").click(how)])
  await tab.waitForURL("**/en/theirs/")
  expect((await readLog(page)).filter((line) => line.startsWith("activated"))).toEqual([])
})

test("a link that opens elsewhere is followed at once", async () => {
  const { page, context } = await openProbes(hook("interaction").replace("<a ", '<a target="_blank" '), true)
  await Promise.all([context.waitForEvent("page"), page.getByText("Theirs").click()])
  expect((await readLog(page)).filter((line) => line.startsWith("activated"))).toEqual([])
})

test("a hook that moves keeps its root, and one that is removed is unmounted", async () => {
  const { page } = await openProbes(`${hook("now")}<aside></aside>`)
  await page.locator("#hook[data-ringside-state=ready]").waitFor()
  await page.evaluate(() => {
    const moved = document.getElementById("hook")
    if (moved) document.querySelector("aside")?.append(moved)
  })
  await twoFrames(page)
  expect(await readLog(page)).toEqual(["fetched", "mounted"])
  await page.evaluate(() => document.getElementById("hook")?.remove())
  await expect.poll(() => readLog(page)).toEqual(["fetched", "mounted", "unmounted"])
})

test("a hook that is removed while its code is loading causes no error", async () => {
  const { page } = await openProbes(hook("now"), true)
  await page.locator("#hook[data-ringside-state=pending]").waitFor()
  await page.evaluate(() => document.getElementById("hook")?.remove())
  await twoFrames(page)
  await page.evaluate(() => window.probe.release())
  await twoFrames(page)
  expect(await readLog(page)).toEqual(["fetched"])
})

test("a broken hook shows the server's HTML, and the others keep working", async () => {
  const { page, warnings } = await openProbes(
    `<div id="broken" data-ringside="probe" data-ringside-load="interaction"><button>Try</button></div>${hook("now")}`,
  )
  await page.locator("#hook[data-ringside-state=ready]").waitFor()
  await page.evaluate(() => (window.probe.isBroken = true))
  await page.getByText("Try").click()
  await page.locator("#broken[data-ringside-state=error]").waitFor()
  expect(await page.getByText("Try").isVisible()).toBe(true)
  expect(await page.locator("#hook").getAttribute("data-ringside-state")).toBe("ready")
  expect(warnings.filter((warning) => warning.includes("[ringside probe] failed during load"))).toHaveLength(1)
})
