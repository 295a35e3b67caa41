import type { Page } from "playwright-core"
import { connectBrowser } from "../openPage.ts"
import { patienceMs } from "../patience.ts"
import { device, formatAddress, loadStory, removeGutter } from "./openStory.ts"
import type { IndexedStory } from "./serveStorybook.ts"
import type { Switching } from "./switchings.ts"

/** A page that shows one story after another, each to a new shopper. Loading Storybook takes longer than showing a story. */
export interface StoryTab {
  /** Shows a story, rendered and played, and returns its page. */
  show(story: IndexedStory, switching: Switching): Promise<Page>
  /** Returns the console's errors since the last call. */
  takeErrors(): readonly string[]
  /** Closes the page. The next story opens a new one. */
  close(): Promise<void>
}

/** A page, and what it shows. */
interface Shown {
  readonly page: Page
  id: string
  switching: Switching
}

/** Creates a tab, whose page opens with the first story. */
export function createStoryTab(storybookUrl: string): StoryTab {
  let shown: Shown | null = null
  const errors: string[] = []

  const close = async () => {
    const page = shown?.page
    shown = null
    await page?.context().close()
    errors.length = 0
  }
  const open = async ({ id }: IndexedStory, switching: Switching) => {
    const page = await openEmptyTab(errors)
    shown = { page, id, switching }
    await loadStory(page, formatAddress(storybookUrl, id, switching))
    return page
  }
  return {
    async show(story, switching) {
      if (!shown) return open(story, switching)
      const { page } = shown
      if (shown.id !== story.id) await showNext(page, story.id)
      if (shown.switching !== switching) await switchTo(page, story, switching)
      Object.assign(shown, { id: story.id, switching })
      return page
    },
    takeErrors: () => errors.splice(0),
    close,
  }
}

/** Opens a page in its own context, and collects its console errors. */
async function openEmptyTab(errors: string[]): Promise<Page> {
  const browser = await connectBrowser()
  const context = await browser.newContext({ locale: "en-GB", ...device })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  page.on("pageerror", ({ message }) => errors.push(`uncaught: ${message}`))
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(removeGutter)
  return page
}

/** Shows another story to a new shopper. */
async function showNext(page: Page, storyId: string): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(async (storyId) => {
    localStorage.clear()
    sessionStorage.clear()
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const isShown = new Promise<void>((resolve) => channel.once("storyFinished", resolve))
    channel.emit("setCurrentStory", { storyId, viewMode: "story" })
    await isShown
    scrollTo(0, 0)
  }, storyId)
}

/** Changing the globals renders a story again without its play function; a second step plays it, so that it opens its content again. */
async function switchTo(page: Page, story: IndexedStory, globals: Switching): Promise<void> {
  await page.evaluate(
    async ({ story: { id, isPlayed }, globals }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const finished = () => new Promise<void>((resolve) => channel.once("storyFinished", resolve))
      const isDrawn = finished()
      channel.emit("updateGlobals", { globals })
      await isDrawn
      if (!isPlayed) return
      const isPlayedAgain = finished()
      channel.emit("forceRemount", { storyId: id })
      await isPlayedAgain
    },
    { story, globals },
  )
}
