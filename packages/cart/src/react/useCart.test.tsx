import { createTestPage, type TestPage } from "@ringside/testing"
import { RingsideProvider } from "@ringside/ui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { StrictMode, useEffect } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { useCart } from "./useCart.ts"

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Shown() {
  const { status, cart, undo, error, add, update, remove, undoRemove } = useCart()
  const [line] = cart?.lines ?? []
  return (
    <div>
      <p>{line ? `${String(line.quantity)} of ${line.name}` : status}</p>
      {error && <p role="alert">{error.message}</p>}
      <button onClick={() => void add({ id: 11 })}>Add</button>
      <button onClick={() => line && void update({ key: line.key, quantity: 3 })}>Three</button>
      <button onClick={() => line && void remove(line.key)}>Remove</button>
      {undo && <button onClick={() => void undoRemove()}>Undo {undo.name}</button>}
    </div>
  )
}
const app = (page: TestPage | null) => (
  <StrictMode>
    <RingsideProvider page={page}>
      <Shown />
    </RingsideProvider>
  </StrictMode>
)
function open() {
  const page = createTestPage()
  onTestFinished(() => page.stop())
  render(app(page))
  return page
}
const press = (name: string) => screen.getByRole("button", { name }).click()

it("shows the basket, and changes it", async () => {
  const page = open()
  await screen.findByText("ready")
  press("Add")
  await screen.findByText("1 of Southpaw")
  press("Three")
  await screen.findByText("3 of Southpaw")
  expect(page.server.basketOf().count).toBe(3)
  press("Remove")
  press((await screen.findByRole("button", { name: /^Undo/ })).textContent)
  await screen.findByText("3 of Southpaw")
  expect(page.server.mistakes).toEqual([])
})

it("shows a change at once, and takes it back when the shop refuses it", async () => {
  const page = open()
  await screen.findByText("ready")
  press("Add")
  await screen.findByText("1 of Southpaw")
  page.server.setStock(11, 1)
  press("Three")
  await screen.findByText("3 of Southpaw")
  await screen.findByText("1 of Southpaw")
  expect(screen.getByRole("alert").textContent).not.toBe("")
})

it("keeps its actions while the basket changes", async () => {
  const page = createTestPage()
  onTestFinished(() => page.stop())
  const refreshes = new Set<unknown>()
  function Refreshing() {
    const { cart, add, refresh } = useCart()
    useEffect(() => {
      refreshes.add(refresh)
      void refresh()
    }, [refresh])
    return <button onClick={() => void add({ id: 11 })}>{cart?.itemsCount ?? "?"}</button>
  }
  render(
    <RingsideProvider page={page}>
      <Refreshing />
    </RingsideProvider>,
  )
  const button = await screen.findByRole("button", { name: "0" })
  button.click()
  await screen.findByRole("button", { name: "1" })
  expect(refreshes.size).toBe(1)
})

it("adds once to the page that comes, where an effect adds at mount", async () => {
  const page = createTestPage()
  onTestFinished(() => page.stop())
  const results: unknown[] = []
  function Added() {
    const { add } = useCart()
    useEffect(() => {
      // An app may have no value for what may be missing.
      void add({ id: 11, quantity: undefined, preview: undefined }).then(({ kind }) => results.push(kind))
    }, [add])
    return null
  }
  const view = (given: TestPage | null) => (
    <RingsideProvider page={given}>
      <Added />
    </RingsideProvider>
  )
  const { rerender } = render(view(null))
  rerender(view(page))
  await vi.waitFor(() => expect(results).toEqual(["done"]))
  expect(page.server.basketOf().count).toBe(1)
})

it("is unknown on a server, where nothing can be added", async () => {
  expect(renderToString(app(null))).toContain("<p>unknown</p>")
  const added: Promise<unknown>[] = []
  function Adding() {
    const { add } = useCart()
    added.push(add({ id: 11 }))
    return null
  }
  renderToString(<Adding />)
  await expect(added[0]).rejects.toThrow("expected a RingsideProvider")
})
