import { expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { openShopPage, shopLanguages, viewports } from "../support/shop.ts"

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
    email: "E-mail",
    message: "Message",
    sent: /We will reply within/,
    noEmail: /name@example/,
    yes: "Yes, open the cabinet",
    get: "Get the newsletter",
    subscribe: "Subscribe",
    consent: /I would like to receive/,
    written: /We have sent you an e-mail/,
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

for (const { name, prefix } of shopLanguages) {
  const text = words[name]

  test.each(viewports)(`${name}: a message is written in a popup, at $width px`, async (viewport) => {
    const { page } = await openShopPage(`${prefix}/rincon/`, { viewport, before: noteCounts })
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
    await expect.poll(() => page.evaluate("counts")).toEqual(["open 602", "conversion 602"])
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
  })

  test(`${name}: the newsletter is asked for on the page, without leaving it`, async () => {
    const { page } = await openShopPage(`${prefix}/rincon/`)
    const form = page.locator("#boletin form")
    await form.getByLabel(text.email).fill(`boletin.${name}@shop.test`)
    await form.getByLabel(text.consent).check()
    await form.getByRole("button", { name: text.subscribe }).click()
    await form.getByText(text.written).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/rincon/`)
  })

  test(`${name}: the cabinet asks for the age once`, async () => {
    const { page } = await openShopPage(`${prefix}/rincon/vitrina/`)
    const dialog = page.getByRole("dialog")
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    expect(await audit(page)).toEqual([])
    await dialog.getByRole("button", { name: text.yes }).click()
    await dialog.waitFor({ state: "hidden" })
    expect(await page.evaluate(() => document.cookie)).toContain("pum-603=true")
    await page.getByRole("link", { name: text.get }).click()
    await page.getByRole("dialog").getByLabel(text.email).waitFor()
    expect(await audit(page)).toEqual([])
  })
}

test.each([
  ["/rincon/", "se cierran el 1 de", /se cierran en (\d+ días? )?\d+ horas? \d+ minutos? \d+ segundos?\./],
  ["/en/rincon/", "close on 1", /close in (\d+ days? )?\d+ hours? \d+ minutes? \d+ seconds?\./],
])("%s says when orders close, and counts the seconds with script", async (path, date, left) => {
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
})

test("the form works without script", async () => {
  const { page } = await openShopPage("/en/rincon/", { javaScriptEnabled: false })
  const form = page.locator("#boletin form")
  await form.getByLabel(words.en.email).fill("plain@shop.test")
  await form.getByLabel(words.en.consent).check()
  await form.getByRole("button", { name: words.en.subscribe }).click()
  await page.getByText(words.en.written).waitFor()
})
