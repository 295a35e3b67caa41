import type { Locator } from "playwright-core"

/** Presses and holds the mouse button on an element's lower edge, which is no longer under the pointer when the element moves up. */
export async function pressDownOn(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error("It can't be seen.")
  await element.page().mouse.move(box.x + Math.min(box.width / 2, 10), box.y + box.height - 2)
  await element.page().mouse.down()
}
