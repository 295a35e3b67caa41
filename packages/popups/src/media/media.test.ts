import { expect, it } from "vitest"
import { closePopup } from "../opening/closePopup.ts"
import { openPopup } from "../opening/openPopup.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

// Frames have a "srcdoc", because happy-dom prints an error for each address that it doesn't load.

it("stop() gives lazy content and a stopped player their addresses back", async () => {
  const player = "https://player.vimeo.com/video/1?autoplay=1"
  const content = `<h2>Film</h2><img data-src="/turn.png" alt=""><iframe srcdoc="" title="Player" data-src="${player}"></iframe>`
  const { page, find } = await start({ 1: instantly() }, { content })
  const { root } = find(1)
  const read = () =>
    [...root.querySelectorAll("img, iframe")].map((each) => [each.getAttribute("src"), each.getAttribute("data-src")])
  const before = read()
  openPopup(find(1))
  expect(read()).toEqual([
    ["/turn.png", null],
    [player, null],
  ])
  closePopup(find(1), { isInstant: true })
  expect(root.querySelector("iframe")?.getAttribute("src")).toBe(player.replace("=1", "=0"))
  page.stop()
  expect(read()).toEqual(before)
})

it("a frame that is marked as one to ignore for consent tools loads with its popup", async () => {
  const address = "https://player.vimeo.com/video/1"
  const content = `<h2>Film</h2><iframe srcdoc="" title="Player" data-src="${address}" data-cookieconsent="ignore"></iframe>`
  const { find } = await start({ 1: instantly() }, { content })
  openPopup(find(1))
  expect(find(1).root.querySelector("iframe")?.getAttribute("src")).toBe(address)
})

it("lazy pictures may have data addresses, and frames may not", async () => {
  const address = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
  const { find } = await start(
    { 1: instantly() },
    { content: '<h2>Film</h2><img alt="Still"><iframe title="Player"></iframe>' },
  )
  const lazy = [...find(1).root.querySelectorAll("img, iframe")]
  for (const element of lazy) element.setAttribute("data-src", address)
  openPopup(find(1))
  expect(lazy.map((element) => element.getAttribute("src"))).toEqual([address, null])
})

it.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x"])(
  "lazy content with the address %j is not loaded",
  async (address) => {
    const { find } = await start(
      { 1: instantly() },
      { content: '<h2>Film</h2><iframe srcdoc="" title="Player"></iframe>' },
    )
    const { root } = find(1)
    const frame = root.querySelector("iframe")
    frame?.setAttribute("data-src", address)
    openPopup(find(1))
    expect([frame?.getAttribute("src"), frame?.getAttribute("data-src")]).toEqual([null, address])
  },
)

it.each([
  'data-cookieconsent="marketing"',
  'data-category="marketing"',
  'data-categories="advertising"',
  'data-vendor="youtube"',
  'data-requires-vendor-consent="youtube"',
  'data-cookiefirst-category="advertising"',
  'data-cookiescript="accepted"',
  'data-name="youtube"',
  'class="film optanon-category-C0004"',
])("a frame that a consent tool has marked with %s is left to the tool", async (mark) => {
  const address = "https://player.vimeo.com/video/1"
  const content = `<h2>Film</h2><iframe srcdoc="" title="Player" data-src="${address}" ${mark}></iframe>`
  const { find } = await start({ 1: instantly() }, { content })
  openPopup(find(1))
  const frame = find(1).root.querySelector("iframe")
  expect([frame?.getAttribute("src"), frame?.getAttribute("data-src")]).toEqual([null, address])
})

it("a picture with attributes that a page counts by is loaded", async () => {
  const content = '<h2>Shoes</h2><img alt="" data-src="/shoe.png" data-name="Shoe" data-category="Boots">'
  const { find } = await start({ 1: instantly() }, { content })
  openPopup(find(1))
  expect(find(1).root.querySelector("img")?.getAttribute("src")).toBe("/shoe.png")
})

it.each([
  ["stop at its close", "", "0"],
  ["are left to the script that controls them", "pum-has-videos", "1"],
])("videos of a popup %s", async (_, className, autoplay) => {
  const content =
    '<h2>Film</h2><video></video><iframe srcdoc="" title="Player" src="https://www.youtube.com/embed/a?autoplay=1"></iframe>'
  const { find } = await start({ 1: instantly() }, { content })
  const { root } = find(1)
  if (className) root.classList.add(className)
  const paused: Element[] = []
  for (const video of root.querySelectorAll("video")) video.pause = () => void paused.push(video)
  openPopup(find(1))
  closePopup(find(1), { isInstant: true })
  expect(root.querySelector("iframe")?.getAttribute("src")).toBe(`https://www.youtube.com/embed/a?autoplay=${autoplay}`)
  expect(paused).toHaveLength(className ? 0 : 1)
})
