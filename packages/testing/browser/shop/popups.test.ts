import type { Page } from "playwright-core"
import { describe, expect, inject, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit, findOverflow } from "../support/audit.ts"
import type { OpenOptions } from "../support/openPage.ts"
import { openShopPage, shopLanguages, viewports } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

const words = {
  es: {
    contact: "Escribir al taller",
    send: "Enviar",
    email: "Correo electrónico",
    message: "Mensaje",
    sent: /Te responderemos/,
    noEmail: /nombre@ejemplo/,
    yes: "Sí, abrir la vitrina",
    get: "Recibir el boletín",
    subscribe: "Suscribirme",
    consent: /Quiero recibir/,
    written: /Te hemos enviado un correo/,
  },
  en: {
    contact: "Write to the workshop",
    send: "Send",
    email: "Email",
    message: "Message",
    sent: /We will reply within/,
    noEmail: /name@example/,
    yes: "Yes, open the cabinet",
    get: "Get the newsletter",
    subscribe: "Subscribe",
    consent: /I would like to receive/,
    written: /We have sent you an email/,
  },
}

/** Runs in the page before its scripts: notes each message to the counter as `event popup`. */
const noteCounts = () => {
  const counts: string[] = []
  Object.assign(window, { counts })
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, body) => {
    if (body instanceof FormData) counts.push(["event", "pid"].map((name) => body.get(name) as string).join(" "))
    return send(url, body)
  }
}

/** A shopper who has agreed to be counted, with the notes of what is. */
const counted: OpenOptions = {
  before: noteCounts,
  prepare: (page) =>
    page.context().addCookies([{ name: "wp_consent_marketing", value: "allow", url: inject("shopUrl") }]),
}

/** The events of one popup that were counted on this page. */
const readCounts = (page: Page, id: number) =>
  page.evaluate(
    (end) => (Reflect.get(window, "counts") as string[]).filter((count) => count.endsWith(end)),
    ` ${String(id)}`,
  )

describe.each(shopLanguages)("$name:", (language) => {
  const { name, prefix } = language
  const text = words[name]
  takeTurns(language, shopLanguages)

  test.each(viewports)("a message is written in a popup, at $width px", async (viewport) => {
    const { page } = await openShopPage(`${prefix}/rincon/`, { ...counted, viewport })
    await page.getByRole("link", { name: text.contact }).click()
    const dialog = page.getByRole("dialog", { name: text.contact })
    await dialog.waitFor()
    await dialog.getByRole("button", { name: text.send }).click()
    await dialog.getByText(text.noEmail).waitFor()
    expect(await audit(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await dialog.getByLabel(text.email).fill(`lucia.${name}.${viewport.width}@shop.test`)
    await dialog.getByLabel(text.message).fill("Una figura zurda.")
    await dialog.getByRole("button", { name: text.send }).click()
    await dialog.getByText(text.sent).waitFor()
    await expect.poll(() => readCounts(page, 602)).toEqual(["open 602", "conversion 602"])
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
  })

  test("the newsletter is asked for on the page, without leaving it", async () => {
    const { page } = await openShopPage(`${prefix}/rincon/`)
    const form = page.locator("#boletin form")
    await form.getByLabel(text.email).fill(`boletin.${name}@shop.test`)
    await form.getByLabel(text.consent).check()
    await form.getByRole("button", { name: text.subscribe }).click()
    await form.getByText(text.written).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/rincon/`)
  })

  test("the cabinet asks for the age once", async () => {
    const { page } = await openShopPage(`${prefix}/rincon/vitrina/`, counted)
    const dialog = page.getByRole("dialog")
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    expect(await audit(page)).toEqual([])
    await dialog.getByRole("button", { name: text.yes }).click()
    await dialog.waitFor({ state: "hidden" })
    expect(await page.evaluate(() => document.cookie)).toContain("pum-603=true")
    await page.getByRole("link", { name: text.get }).click()
    const email = page.getByRole("dialog").getByLabel(text.email)
    await email.waitFor()
    // It counts as open when its animation has ended.
    await expect.poll(() => readCounts(page, 601)).toEqual(["open 601"])
    expect(await audit(page)).toEqual([])
    await email.fill(`vitrina.${name}@shop.test`)
    await page.getByRole("dialog").getByLabel(text.consent).check()
    await page.getByRole("dialog").getByRole("button", { name: text.subscribe }).click()
    await page.getByRole("dialog").getByText(text.written).waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain("pum-601=true")
    await expect.poll(() => readCounts(page, 601)).toEqual(["open 601", "conversion 601"])
  })
})

const closings = [
  ["/rincon/", "se cierran el 1 de", /se cierran en (\d+ días? )?\d+ horas? \d+ minutos? \d+ segundos?\./],
  ["/en/rincon/", "close on 1", /close in (\d+ days? )?\d+ hours? \d+ minutes? \d+ seconds?\./],
] as const

test.each(selectCases(closings, 2))(
  "%s says when orders close, and counts the seconds with script",
  async (path, date, left) => {
    const plain = await openShopPage(path, { javaScriptEnabled: false })
    await plain.page.locator(".er-narrow").getByText(date).waitFor()
    const { page } = await openShopPage(path)
    const timer = page.locator(".er-narrow").getByRole("timer").first()
    await timer.getByText(/\d/).first().waitFor()
    await expect.poll(() => timer.textContent()).toMatch(left)
    const before = await timer.textContent()
    await expect.poll(() => timer.textContent()).not.toBe(before)
    expect(await page.locator(".er-narrow").getByText(date).first().isVisible()).toBe(false)
    expect(await audit(page)).toEqual([])
  },
)

test("the video plays in its popup, and stops when it closes", async () => {
  const { page } = await openShopPage("/en/rincon/")
  await page.locator(".popmake-video").click()
  const video = page.getByRole("dialog").locator("video")
  await video.waitFor()
  const read = () => video.evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime > 0])
  expect(await read()).toEqual([true, false])
  await video.evaluate((film: HTMLVideoElement) => film.play())
  await expect.poll(read).toEqual([false, true])
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
  await expect.poll(() => page.locator("#pum-604 video").evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})

test("the countdown comes by itself beside the page, and its call to action leads to the figures", async () => {
  const { page } = await openShopPage("/en/rincon/", counted)
  const dialog = page.locator("#pum-605")
  await expect.poll(() => dialog.isVisible()).toBe(true)
  const isInUse = () => document.querySelector(".er-narrow")?.closest("[inert]") === null
  expect(await page.evaluate(isInUse)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body")
  expect(await dialog.getByRole("timer").textContent()).toMatch(/\d/)
  await expect.poll(() => readCounts(page, 605)).toEqual(["open 605"])
  await dialog.locator(".pum-cta a").click()
  // The server has counted the visit, and leads on to the page's own address.
  await page.waitForURL(/\/en\/tienda\/$/)
})

test("the basket popup comes when a shopper with a full basket leaves", async () => {
  const { page } = await openShopPage("/en/rincon/?add-to-cart=101", {
    // The countdown would come first, and the basket wait for it.
    prepare: (opened) => opened.context().addCookies([{ name: "pum-605", value: "true", url: inject("shopUrl") }]),
  })
  const dialog = page.locator("#pum-606")
  const leave = async () => {
    const init = { bubbles: true, clientY: 2 }
    await page.evaluate((given) => document.documentElement.dispatchEvent(new MouseEvent("mouseout", given)), init)
    return dialog.isVisible()
  }
  await expect.poll(leave).toBe(true)
  expect(await audit(page)).toEqual([])
  // Links get the popup's id once its opening animation has ended.
  const readLink = () => dialog.locator(".pum-cta a").getAttribute("href")
  await expect.poll(readLink).toBe(`${inject("shopUrl")}/en/checkout/?cta=1&pid=606`)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
})

test("the form works without script", async () => {
  const { page } = await openShopPage("/en/rincon/", { javaScriptEnabled: false })
  const form = page.locator("#boletin form")
  await form.getByLabel(words.en.email).fill("plain@shop.test")
  await form.getByLabel(words.en.consent).check()
  await form.getByRole("button", { name: words.en.subscribe }).click()
  await page.getByText(words.en.written).waitFor()
})
