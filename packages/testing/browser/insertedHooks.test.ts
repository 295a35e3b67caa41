import { expect, test } from "vitest"
import { openProbes, readLog } from "./support/hooks.ts"

/** Ways in which hosts put markup on a page. Each is run in the page and inserts the hook `#new`. */
const ways: readonly [string, () => void][] = [
  ["append", () => place().append(make())],
  ["prepend", () => place().prepend(make())],
  ["before", () => place().before(make())],
  ["after", () => place().after(make())],
  ["appendChild", () => void place().appendChild(make())],
  ["insertBefore", () => void place().insertBefore(make(), place().firstChild)],
  ["replaceChildren", () => place().replaceChildren(make())],
  ["replaceWith", () => old().replaceWith(make())],
  ["replaceChild", () => void place().replaceChild(make(), old())],
  ["innerHTML", () => void (place().innerHTML = html)],
  ["outerHTML", () => void (old().outerHTML = html)],
  ["insertAdjacentHTML", () => place().insertAdjacentHTML("beforeend", html)],
  ["insertAdjacentElement", () => void place().insertAdjacentElement("afterbegin", make())],
  ["a cloned node", () => place().append(make().cloneNode(true))],
  ["a template's content", () => place().append(document.importNode(template().content, true))],
  ["a range's fragment", () => place().append(document.createRange().createContextualFragment(html))],
  ["Range.insertNode", () => insertByRange()],
  ["DOMParser", () => place().append(...new DOMParser().parseFromString(html, "text/html").body.children)],
  ["setHTMLUnsafe", () => place().setHTMLUnsafe(html)],
  ["jQuery's replaceWith", () => void window.jQuery("#place > *").replaceWith(html)],
  ["an attribute on a node that is there", () => place().firstElementChild?.setAttribute("data-ringside", "probe")],
  ["moveBefore", () => moveIn()],
]

// What the functions above call lives in the page; here it only has types.
declare const html: string
declare function make(): Element
declare function place(): Element
declare function old(): Element
declare function template(): HTMLTemplateElement
declare function insertByRange(): void
declare function moveIn(): void

const inPage = `
  const html = '<div id="new" data-ringside="probe" data-ringside-load="interaction"><a href="/en/theirs/">Theirs</a></div>'
  const template = () => Object.assign(document.createElement("template"), { innerHTML: html })
  const make = () => template().content.firstElementChild
  const place = () => document.getElementById("place")
  const old = () => place().firstElementChild
  const insertByRange = () => { const range = document.createRange(); range.selectNodeContents(place()); range.insertNode(make()) }
  const moveIn = () => { const hook = make(); hook.removeAttribute("data-ringside"); document.body.append(hook); hook.setAttribute("data-ringside", "probe"); place().moveBefore(hook, null) }
`

/** Inserts in the page and clicks in the same task: no frame, no look at the page, nothing in between. */
const insertAndClick = (way: string, insert: () => void) => `(() => {
  ${inPage}
  document.getElementById("new")?.remove()
  place().innerHTML = '<i>Old</i>'
  window.probe.log.length = 0
  if (${JSON.stringify(way)}.startsWith("an attribute")) {
    place().innerHTML = html
    place().firstElementChild.removeAttribute("data-ringside")
  }
  ;(${insert.toString()})()
  return !document.querySelector("#new a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
})()`

test("a hook handles a click from the moment it is inserted, however that is done", async () => {
  const { page } = await openProbes('<div id="place"></div>')
  await page.addScriptTag({ url: "/host/jquery.js" })
  const untaken: string[] = []
  for (const [way, insert] of ways) {
    if (!(await page.evaluate<boolean>(insertAndClick(way, insert)))) untaken.push(way)
    await page.locator("#new[data-ringside-state=ready]").waitFor()
    expect((await readLog(page)).at(-1), way).toBe("activated by click Theirs")
  }
  expect(untaken).toEqual([])
})
