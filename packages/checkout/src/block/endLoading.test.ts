import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createBehaviours } from "./late.ts"

const printed =
  '<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout is-loading"><div class="inner">Inner block</div></div>'

let page: TestPage

beforeEach(() => {
  document.body.innerHTML = printed
  page = createTestPage()
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

function findBlock(): HTMLElement {
  const block = document.querySelector<HTMLElement>("[data-block-name]")
  if (!block) throw new Error("The block is gone.")
  return block
}

const isLoading = () => findBlock().classList.contains("is-loading")
const setState = (state: string) => findBlock().setAttribute("data-ringside-state", state)

describe("a block that the platform printed as loading", () => {
  it("is loading until what we draw in it is shown", async () => {
    setState("pending")
    await Promise.resolve()
    expect(isLoading()).toBe(true)
    setState("ready")
    await vi.waitFor(() => expect(isLoading()).toBe(false))
  })

  it("says so where nothing can be drawn, and leads to another try", async () => {
    setState("error")
    await vi.waitFor(() => expect(findBlock().querySelector("[role=alert]")).not.toBeNull())
    expect(isLoading()).toBe(false)
    expect(findBlock().querySelector<HTMLElement>(".inner")?.style.display).toBe("none")
    expect(findBlock().querySelector("a")?.getAttribute("href")).toBe("")
  })

  it.each(["ready", "error"])("is as it was printed after stop, from %s", async (state) => {
    setState(state)
    await vi.waitFor(() => expect(isLoading()).toBe(false))
    findBlock().removeAttribute("data-ringside-state")
    page.stop()
    expect(document.body.innerHTML).toBe(printed)
  })
})

it("a failed block that isn't loading keeps its own HTML", async () => {
  page.stop()
  document.body.innerHTML = printed.replace(" is-loading", "")
  page = createTestPage()
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  setState("error")
  await Promise.resolve()
  expect(document.querySelector("[role=alert]")).toBeNull()
  expect(document.querySelector<HTMLElement>(".inner")?.style.display).toBe("")
})
