import type { HostJob } from "@ringside/core/domain"
import type { TestPage, TestPageOptions } from "../createTestPage.ts"

/** The markup and settings for a behaviour's conformance tests. */
export interface BehaviourConformanceOptions {
  /** The host's HTML with one element that the behaviour connects to. */
  readonly html: string
  /**
   * Finds that element, in copies of `html` too. Where the behaviour's selector needs an element around it, finds that one, so that both are
   * moved and copied together. Left out for a behaviour that belongs to the page and to no element: the checks of elements don't apply to
   * it, and the other functions get the element around `html`.
   */
  readonly selector?: string
  /**
   * Whether the behaviour is connected to the element. For a behaviour that changes nothing when it connects, sends an event and returns
   * whether it was handled; the function is called several times for one element.
   */
  readonly isConnected: (element: HTMLElement, page: TestPage) => boolean | Promise<boolean>
  /** The module that the loader runs on the same markup before, if any. */
  readonly beforeLoad?: { start(page: TestPage): void }
  /** The host job of the behaviour; its settings are printed for the test. A behaviour without a job works on any page. */
  readonly job?: HostJob
  /** The settings that the job requires, by the global's name. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly page?: (config: TestPageOptions["config"]) => TestPage
  /** Whether a page has at most one connected element: a copy stays as it is while the first one is connected. */
  readonly isOnly?: boolean
  /** Whether its result stays when it stops, such as a stored cookie: `isConnected` is true then, too. */
  readonly keepsResult?: boolean
  /** Whether changes of an element that has left last until the page stops, as those of the loader do. */
  readonly keepsChanges?: boolean
  /** Uses the element as a shopper does; `isConnected` must be true afterwards. */
  readonly use?: (element: HTMLElement) => void
  /** Whether the behaviour inserts texts of its own into the element. */
  readonly hasTexts?: boolean
  /** The files that a server imports, by paths relative to the test, in place of those that the test itself imports so. */
  readonly modules?: readonly string[]
}
