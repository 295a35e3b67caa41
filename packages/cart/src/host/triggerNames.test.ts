import { createTestPage } from "@ringside/testing"
import { expect, it, vi } from "vitest"
import { addedToBasket, basketMarkupWanted, basketPageShown, removedFromBasket } from "../topics.ts"
import { changeNames, refreshNames } from "./triggerNames.ts"

it.each([...refreshNames, ...changeNames])(
  "%s, which fetches the cart's code, is an event that one of its topics stands for",
  (name) => {
    const page = createTestPage()
    const onTopic = vi.fn()
    for (const topic of [basketMarkupWanted, basketPageShown, addedToBasket, removedFromBasket]) topic.on(page, onTopic)
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }))
    expect(onTopic).toHaveBeenCalledTimes(1)
    page.stop()
  },
)
