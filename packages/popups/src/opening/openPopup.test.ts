import { afterEach, describe, expect, it, vi } from "vitest"
import { closePopup } from "./closePopup.ts"
import { openPopup } from "./openPopup.ts"
import { addHook, instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

afterEach(() => void Reflect.deleteProperty(navigator, "userActivation"))

it("a popup without an overlay has the class for it while it is open", async () => {
  const { find } = await start({ 1: instantly({ overlay_disabled: true }) })
  const { classList } = find(1).root
  expect(classList.contains("pum-overlay-disabled")).toBe(false)
  openPopup(find(1))
  expect(classList.contains("pum-overlay-disabled")).toBe(true)
  closePopup(find(1), { isInstant: true })
  expect(classList.contains("pum-overlay-disabled")).toBe(false)
})

it("a container whose content scrolls has the class for it", async () => {
  const { find } = await start({ 1: instantly({ scrollable_content: true }), 2: instantly({ stackable: true }) })
  for (const id of [1, 2]) openPopup(find(id))
  expect([1, 2].map((id) => find(id).container.classList.contains("pum-scrollable"))).toEqual([true, false])
})

describe("the first focus", () => {
  const video = '<iframe title="Film" srcdoc="Film"></iframe>'

  it.each([
    [
      "the popup where its first control is a frame, in which Escape isn't heard",
      `${video}<a href="/more/">More</a>`,
      "pum-container",
    ],
    ["the field of a form after a frame", `${video}<form><input class="field"></form>`, "field"],
    ["the first control before a frame", `<a class="link" href="/more/">More</a>${video}`, "link"],
    ["the popup where a frame asks for it", video.replace("title", "autofocus title"), "pum-container"],
  ])("goes to %s", async (_, content, className) => {
    const { find } = await start({ 1: instantly() }, { content })
    openPopup(find(1))
    expect(document.activeElement?.classList.contains(className)).toBe(true)
    closePopup(find(1), { isInstant: true })
    expect(find(1).container.hasAttribute("tabindex")).toBe(false)
  })
})

describe("an opening is vetoed", () => {
  it.each([
    ["by the class, whatever a filter gives", true, () => false, false],
    ["by a filter, which gets no veto to begin with", false, (before: unknown) => before === false, false],
    ["only by true", false, () => "yes", true],
  ])("%s", async (_, hasClass, filter: (before: unknown) => unknown, opens) => {
    const { page, log, find } = await start({ 1: instantly() })
    addHook(page, "Filter", "popupMaker.popup.preventOpen", filter)
    find(1).root.classList.toggle("preventOpen", hasClass)
    openPopup(find(1))
    expect([find(1).state === "open", log.includes("1:pumOpenPrevented")]).toEqual([opens, !opens])
  })
})

describe("popups that open each other by timers", () => {
  it("end their loop after ten openings each without an action of the shopper, with a warning", async () => {
    const userActivation = { isActive: true }
    Reflect.set(navigator, "userActivation", userActivation)
    const { page, log, find } = await start({ 1: instantly(), 2: instantly() })
    const warn = vi.spyOn(page.window.console, "warn")
    for (const id of [1, 2]) {
      const openOther = () => void page.clock.after(500, () => openPopup(find(3 - id)))
      find(id).root.addEventListener("pumAfterOpen", openOther, { signal: page.signal })
    }
    openPopup(find(1))
    userActivation.isActive = false
    await page.clock.advance(15_000)
    const count = () => log.filter((event) => event === "1:pumAfterOpen").length
    expect(count()).toBe(11)
    expect(warn.mock.calls.filter(([text]) => String(text).includes("opened 10 times"))).toHaveLength(1)
    userActivation.isActive = true
    closePopup(find(1), { isInstant: true })
    openPopup(find(1))
    expect(count()).toBe(12)
  })

  it("aren't limited in a browser that doesn't report the shopper's actions", async () => {
    const { find } = await start({ 1: instantly() })
    for (let count = 0; count < 12; count += 1) {
      openPopup(find(1))
      expect(find(1).state).toBe("open")
      closePopup(find(1), { isInstant: true })
    }
  })
})
