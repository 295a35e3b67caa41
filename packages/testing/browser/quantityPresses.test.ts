import { describe, expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"
import type { OpenOptions } from "./support/openPage.ts"

const quantity = (id: string) =>
  `<div class="quantity" id="${id}"><a href="javascript:void(0)" class="ast-qty-placeholder minus">-</a><input type="number" class="qty" value="1" /><a href="javascript:void(0)" class="ast-qty-placeholder plus">+</a></div>`

describe.each(["late", "quantity"])("a press on a placeholder while the chunk %s has yet to come", (held) => {
  /** The page with that chunk held back until `release`. */
  async function openHeld(options: OpenOptions = {}) {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const visit = await openHost(
      "/en/product/southpaw/",
      { state: 2, body: quantity("another") },
      {
        ...options,
        prepare: (opening) =>
          opening.route(`**/ringside/chunks/${held}-*.js`, async (route) => {
            await released
            await route.continue()
          }),
      },
    )
    const { page } = visit
    const field = page.locator("form.cart .qty")
    return {
      ...visit,
      release,
      /** Releases the chunk, and resolves when the code for quantities has run and would start were no pointer down. */
      async releaseUnderPress() {
        const arrival = page.waitForResponse("**/ringside/chunks/quantity-*.js")
        release()
        const url = JSON.stringify((await arrival).url())
        // A string, since the test runner would rewrite the import. After two frames, all that followed it has been drawn.
        await page.evaluate(
          `import(${url}).then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))`,
        )
        expect(await page.locator("button.plus").count()).toBe(0)
      },
      readQuantity: () => field.inputValue(),
      placeholder: (name: string) => page.locator(`form.cart a.${name}`),
    }
  }

  test("counts each time, though the code is still loading", async () => {
    const { placeholder, readQuantity, release } = await openHeld()
    for (const name of ["plus", "plus", "plus", "minus"]) await placeholder(name).click()
    expect(await readQuantity()).toBe("1")
    release()
    await expect.poll(readQuantity).toBe("3")
  })

  test("counts by Enter, and leaves focus on the button", async () => {
    const { page, placeholder, readQuantity, release } = await openHeld()
    await placeholder("plus").press("Enter")
    await placeholder("plus").press("Enter")
    release()
    await expect.poll(readQuantity).toBe("3")
    await page.keyboard.press("Enter")
    await expect.poll(readQuantity).toBe("4")
    await page.locator("form.cart button.plus:focus").waitFor()
  })

  test("counts when the code comes while the pointer is down", async () => {
    const { page, placeholder, readQuantity, releaseUnderPress } = await openHeld()
    await placeholder("plus").hover()
    await page.mouse.down()
    await releaseUnderPress()
    await page.mouse.up()
    await expect.poll(readQuantity).toBe("2")
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(readQuantity).toBe("3")
  })

  test("counts when the code comes while a finger is down", async () => {
    const { page, placeholder, readQuantity, releaseUnderPress } = await openHeld({ hasTouch: true })
    const { x, y } = (await placeholder("plus").boundingBox()) ?? { x: 0, y: 0 }
    const fingers = await page.context().newCDPSession(page)
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 9, y: y + 9 }] })
    await releaseUnderPress()
    await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect.poll(readQuantity).toBe("2")
    await page.locator("form.cart button.plus").waitFor()
  })

  test("that leaves it again doesn't count, and the button replaces it", async () => {
    const { page, placeholder, readQuantity, releaseUnderPress } = await openHeld()
    await placeholder("plus").hover()
    await page.mouse.down()
    await releaseUnderPress()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await page.locator("form.cart button.plus").waitFor()
    expect(await readQuantity()).toBe("1")
  })
})
