import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { expectOpen, openPopups } from "../support/openPopups.ts"

const instantly = { animation_type: "none", location: "center" }
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const hook = (until: string) =>
  `<p data-ringside="countdown" data-ringside-text="Orders close in {left}." data-ringside-ended="Orders are closed.">Orders close on <time datetime="${until}">a date</time>.</p>`

/** Runs in the page, before its scripts: notes what a screen reader is told. */
const noteSpoken = () => {
  const spoken: string[] = []
  Object.assign(window, { spoken })
  const observer = new MutationObserver(() => {
    const text = document.getElementById("a11y-speak-polite")?.textContent.trim()
    if (text && spoken.at(-1) !== text) spoken.push(text)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

test("counts each second, ends with its own words, and is read out at the end alone", async () => {
  const { page } = await openPopups({ main: hook(inSeconds(12)), popups: [{ id: 1 }] }, { before: noteSpoken })
  const timer = page.getByRole("timer")
  await expect.poll(() => timer.textContent()).toMatch(/^Orders close in \d+ seconds?\.$/)
  expect(await audit(page)).toEqual([])
  await expect.poll(() => page.evaluate("spoken")).toEqual(["Orders are closed."])
  expect(await timer.textContent()).toBe("Orders are closed.")
  expect(await page.locator("[data-ringside=countdown]").getAttribute("class")).toBe("ringside-countdown-ended")
})

test("in a popup it runs while the popup is open", async () => {
  const { page } = await openPopups({
    main: '<button class="popmake-1">Open</button>',
    popups: [{ id: 1, title: "Sale", settings: instantly, content: hook(inSeconds(3600 * 30)) }],
  })
  const timer = page.locator("#pum-1 [role=timer]")
  await expect.poll(() => timer.textContent()).toContain("1 day")
  const closed = await timer.textContent()
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await expect.poll(() => timer.textContent()).not.toBe(closed)
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [])
})

test("changes each minute for those who asked for no motion", async () => {
  const { page } = await openPopups(
    { main: hook(inSeconds(3600 * 5)), popups: [{ id: 1 }] },
    { reducedMotion: "reduce" },
  )
  await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^Orders close in 5 hours 0 minutes\.$/)
})

test("keeps the server's words where the moment can't be read, and puts them back when the library stops", async () => {
  const main = hook("soon") + hook("2099-01-01")
  const { page, warnings } = await openPopups({ main, popups: [{ id: 1 }] })
  await page.getByRole("timer").waitFor()
  expect(await page.locator("[data-ringside=countdown]").first().innerText()).toBe("Orders close on a date.")
  await expect
    .poll(() => warnings.filter((warning) => warning.includes('is "soon"; expected a moment')))
    .toHaveLength(1)
  await page.evaluate(() => window.ringside.stop())
  expect(await page.locator("main").innerHTML()).toContain(main)
})
