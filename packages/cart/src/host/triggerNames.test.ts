import { createTestPage } from "@ringside/testing"
import { expect, it, vi } from "vitest"
import { addedToBasket, basketMarkupWanted, basketPageShown, removedFromBasket } from "../signals.ts"
import { changeNames, refreshNames } from "./triggerNames.ts"

it.each([...refreshNames, ...changeNames])(
  "%s, which fetches the cart's code, is an event that one of its signals stands for",
  (name) => {
    const page = createTestPage()
    const onSignal = vi.fn()
    for (const signal of [basketMarkupWanted, basketPageShown, addedToBasket, removedFromBasket])
      signal.on(page, onSignal)
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }))
    expect(onSignal).toHaveBeenCalledTimes(1)
    page.stop()
  },
)
