import type { Widget } from "@ringside/core"
import { describeConformance } from "./index.ts"

const words: Readonly<Record<string, string>> = { es: "Sumar", en: "Count up" }

/** The smallest widget that keeps every promise. */
const counter: Widget<{ readonly label: string }> = {
  name: "counter",
  read: (_, { config }) => ({ label: words[config.locale] ?? "" }),
  mount(host, { label }, { document, clock }) {
    const root = document.createElement("div")
    root.setAttribute("data-ringside-root", "")
    const button = document.createElement("button")
    button.textContent = label
    button.addEventListener("click", () => button.setAttribute("aria-pressed", "true"))
    root.append(button)
    host.append(root)
    const cancel = clock.after(60_000, () => undefined)
    return {
      ready: Promise.resolve(),
      activate: () => button.click(),
      unmount() {
        cancel()
        root.remove()
      },
    }
  },
}

describeConformance(counter, {
  html: '<div data-ringside="counter">Count: <a href="/count/">0</a></div>',
  isActivated: (host) => host.querySelector("[aria-pressed=true]") !== null,
})
