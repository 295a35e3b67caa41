import { type Behaviour, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage, type TestPageOptions } from "../createTestPage.ts"
import { printBody } from "../printBody.ts"
import type { BehaviourConformanceOptions } from "./behaviourOptions.ts"

/** One element on one page. */
export interface BehaviourStage {
  readonly page: TestPage
  readonly element: HTMLElement
  /** The whole document before the page started. */
  readonly before: string
  /** The element before the behaviour started. */
  readonly elementBefore: string
}

/** The differences from a page with the host's settings and without its script. */
export interface StageOptions {
  readonly config?: TestPageOptions["config"]
  /** Whether the host's settings are printed. */
  readonly hasSettings?: boolean
  /** Changes the document before the behaviour starts. */
  readonly prepare?: () => void
  /** Started in place of the behaviour. */
  readonly changed?: Behaviour
}

/** A behaviour, and the pages on which the checks start it. */
export interface BehaviourStages {
  readonly behaviour: Behaviour
  readonly options: BehaviourConformanceOptions
  /** Prints the HTML, and starts the behaviour. */
  start(changes?: StageOptions): Promise<BehaviourStage>
  /** Starts another behaviour on the same page. */
  startOther(stage: BehaviourStage, other: Behaviour): void
  /** Looks at the page's nodes again, and waits. */
  look(stage: BehaviourStage): Promise<void>
  /** The element on the page. */
  find(): HTMLElement
  /** Stops all pages, and empties the document. */
  stop(): void
}

/** Creates the pages for the checks of `behaviour`. */
export function createBehaviourStages(behaviour: Behaviour, options: BehaviourConformanceOptions): BehaviourStages {
  const { html, selector = "main", job, page: createPage = createDefaultPage } = options
  let pages: TestPage[] = []
  const find = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`The HTML holds no ${selector}.`)
    return element
  }
  return {
    behaviour,
    options,
    find,
    async start({ config, hasSettings = true, prepare, changed = behaviour } = {}) {
      printBody(`<main>${html}</main><aside></aside>`)
      prepare?.()
      const before = document.documentElement.outerHTML
      const host = hasSettings && job?.settings ? { [job.settings]: { ...options.settings } } : {}
      const page = createPage({ host, ...config })
      pages.push(page)
      const element = find()
      const elementBefore = element.outerHTML
      options.beforeLoad?.start(page)
      startBehaviour(changed, page)
      await page.clock.advance(1000)
      return { page, element, before, elementBefore }
    },
    startOther: ({ page }, other) => startBehaviour(other, page),
    async look({ page }) {
      page.scan()
      await page.clock.advance(1000)
    },
    stop() {
      for (const page of pages) page.stop()
      pages = []
      document.body.replaceChildren()
    },
  }
}

function createDefaultPage(config: TestPageOptions["config"]): TestPage {
  return createTestPage({ config: config ?? {} })
}
