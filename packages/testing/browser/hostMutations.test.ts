import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"
import { twoFrames } from "./support/hooks.ts"

const hooks = `
  <div class="churn">
    <div data-ringside="mini-cart" data-ringside-layout="inline"><a href="/en/basket/">Basket</a></div>
    <div data-ringside="add-to-cart" data-ringside-product="11"><a href="/en/shop/?add-to-cart=11">Take Southpaw</a></div>
    <p>In the basket: <b data-ringside="cart-count">0</b></p>
    <div data-ringside="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><p id="one">First</p><p id="two">Second</p></div>
    <div data-ringside="gallery"><ul><li><a href="/host/picture.svg"><img alt="" src="data:,"></a></li><li><a href="/host/other.svg"><img alt="" src="data:,"></a></li></ul></div>
  </div>`

/**
 * Runs in the page: does to it what hosts, translators and other scripts do, at random but the same for a `seed`, and lets
 * a frame go by after every 20 steps.
 */
async function churn({ steps, seed }: { steps: number; seed: number }): Promise<void> {
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)]
  const main = document.querySelector(".churn")
  if (!main) throw new Error("nothing to churn")
  const original = main.cloneNode(true) as Element
  const elements = () => [...main.querySelectorAll("*")]
  const ways: readonly ((element: Element) => void)[] = [
    (element) => element.remove(),
    (element) => {
      const place = pick(elements().filter((other) => !element.contains(other)))
      place?.append(element)
    },
    (element) => element.after(element.cloneNode(true)),
    (element) => element.replaceWith(element.cloneNode(true)),
    (element) => {
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font")
      const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
      text?.replaceWith(font)
      if (text) font.append(text)
    },
    (element) => element.replaceChildren(),
    (element) => {
      const { innerHTML } = element
      element.innerHTML = innerHTML
    },
    (element) => {
      const name = element.getAttribute("data-ringside")
      element.removeAttribute("data-ringside")
      if (name !== null && random(2) === 0) element.setAttribute("data-ringside", name)
    },
    (element) => {
      // The basket shall be as full as the test expects, and nothing lie over the page at its end.
      const isLeftAlone = element.closest("[data-ringside=add-to-cart], [data-ringside=gallery]") !== null
      if (!isLeftAlone) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    },
    () => {
      const hook = pick([...original.children])
      if (hook && main.children.length < 40) main.append(hook.cloneNode(true))
    },
  ]
  // Links that nobody took would leave the page.
  main.addEventListener("click", (event) => event.preventDefault())
  for (let step = 0; step < steps; step += 1) {
    const element = pick(elements())
    if (element) pick(ways)?.(element)
    else main.append(original.cloneNode(true))
    if (step % 20 === 19) await new Promise((done) => requestAnimationFrame(done))
  }
  main.replaceWith(original)
}

test.each([1, 20_261_122])(
  "whatever a host does to the hooks, nothing breaks, and new ones live (seed %i)",
  async (seed) => {
    const { page } = await openHost("/en/hooks/", { state: 3, body: hooks })
    await page.locator(".churn [data-ringside=mini-cart][data-ringside-state=ready]").waitFor()
    await page.evaluate(churn, { steps: 2000, seed })
    await twoFrames(page)
    const fresh = page.locator(".churn [data-ringside=mini-cart][data-ringside-state=ready]")
    await fresh.waitFor()
    const readCount = async () => Number(await page.locator(".churn [data-ringside=cart-count]").textContent())
    const before = await readCount()
    await page.getByText("Take Southpaw").click()
    await expect.poll(readCount).toBe(before + 1)
    expect(await page.locator("[data-ringside-root]").count()).toBe(
      await page.locator("[data-ringside-state=ready]").count(),
    )
  },
)
