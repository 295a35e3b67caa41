import { createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { type BehaviourConformanceOptions, describeBehaviour } from "@ringside/testing/conformance"
import { describe, vi } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { reviewHooksBehaviour } from "./reviews/reviewHooks.ts"
import { reviewsBehaviour } from "./reviews/reviews.ts"
import { tabsBehaviour } from "./tabs/tabs.ts"
import { productJob, repliesJob } from "./jobs.ts"
import { repliesBehaviour } from "./reviews/replies.ts"
import { reviewPagesBehaviour } from "./reviews/reviewPages.ts"
import { formatReviews } from "./reviews/reviewsForTests.ts"
import { starsBehaviour } from "./reviews/stars.ts"
import { openTab } from "./tabs/connectTabs.ts"
import { findTabLists } from "./tabs/tabLists.ts"
import { reviewLinks } from "./tabs/tabs.ts"

const settings = { review_rating_required: "yes" }

/** The platform's tabs, and a hook that a page's author has put around others. */
const hostTabs = `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab" id="tab-title-description"><a href="#tab-description" role="tab">Description</a></li><li class="reviews_tab" id="tab-title-reviews"><a href="#tab-reviews" role="tab">Reviews</a></li></ul><div class="panel wc-tab" id="tab-description">Words</div><div class="panel wc-tab" id="tab-reviews">Reviews</div></div>`

/** One panel is shown, and each has its roles. */
function isTabbed(element: HTMLElement): boolean {
  const panels = [...element.querySelectorAll<HTMLElement>("[role=tabpanel]")]
  const links = element.querySelectorAll("[role=tablist] [role=tab][aria-controls][tabindex]")
  return (
    panels.length === 2 && links.length === 2 && panels.filter(({ style }) => style.display !== "none").length === 1
  )
}

describeBehaviour(tabsBehaviour, {
  html: hostTabs,
  selector: ".woocommerce-tabs",
  beforeLoad,
  job: productJob,
  settings,
  isConnected: isTabbed,
  use: (element) => element.querySelector<HTMLElement>('[href="#tab-reviews"]')?.click(),
})

/** The rating field is five stars. */
const hasStars = (element: HTMLElement) =>
  element.querySelectorAll(".stars [role=radio]").length === 5 &&
  element.querySelector<HTMLSelectElement>("#rating")?.style.display === "none"

const starOptions: BehaviourConformanceOptions = {
  html: formatReviews(),
  selector: "#reviews",
  job: productJob,
  settings,
  isConnected: hasStars,
  use: (element) => element.querySelector<HTMLElement>(".star-4")?.click(),
  hasTexts: true,
}

describeBehaviour(reviewsBehaviour, starOptions)
describe("the stars alone:", () => describeBehaviour(starsBehaviour, starOptions))

/** Clicks a link. Returns whether the browser would not follow it, which it doesn't in any case. */
function handlesClick(link: HTMLElement | null): boolean {
  let isHandled = false
  const end = (event: Event) => {
    isHandled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("click", end)
  link?.click()
  window.removeEventListener("click", end)
  return isHandled
}

describe.each([
  ["of the reviews", productJob],
  ["of the replies", repliesJob],
])("with the job %s:", (_, job) => {
  describeBehaviour(repliesBehaviour, {
    html: formatReviews(),
    selector: "#reviews",
    job,
    settings,
    page: (config) =>
      createTestPage({
        config: job === repliesJob ? { ...config, host: { [productJob.settings]: settings } } : { ...config },
      }),
    // The form goes to the review, and back.
    isConnected: (element) =>
      ["a.comment-reply-link", "#cancel-comment-reply-link"].every((selector) =>
        handlesClick(element.querySelector<HTMLElement>(selector)),
      ),
    use: (element) => element.querySelector<HTMLElement>("a.comment-reply-link")?.click(),
  })
})

const hook = formatReviews({ attributes: 'data-ringside="reviews"' })

describeBehaviour(reviewHooksBehaviour, {
  // A form that isn't the shop's, which its author is warned of.
  html: hook.replace('id="commentform"', 'id="contact"').replace('id="respond"', 'id="contact-box"'),
  selector: "#reviews",
  job: { name: productJob.name, packageName: productJob.packageName, handles: productJob.handles, doc: productJob.doc },
  isConnected: (element) => vi.mocked(console.warn).mock.calls.filter(([, about]) => about === element).length === 1,
  keepsResult: true,
})

/** A page whose server doesn't answer. */
function createWaitingPage(config: TestPageOptions["config"]): TestPage {
  return createTestPage({ config: { ...config }, services: { http: () => new Promise(() => undefined) } })
}

describeBehaviour(reviewPagesBehaviour, {
  html: hook,
  selector: "#reviews",
  page: createWaitingPage,
  isConnected: (element) => handlesClick(element.querySelector<HTMLElement>(".woocommerce-pagination a")),
})

const ratingLink = '<a href="#reviews" class="woocommerce-review-link" rel="nofollow">(38 customer reviews)</a>'

describeBehaviour(reviewLinks, {
  html: `<div class="woocommerce-product-rating">${ratingLink}</div>${hostTabs}`,
  selector: ".woocommerce-product-rating",
  job: productJob,
  settings,
  isConnected(element, page) {
    const lists = findTabLists(page)
    for (const list of lists) openTab(page, list, 0)
    handlesClick(element.querySelector<HTMLElement>("a"))
    return lists.some(({ tabs }) => tabs[1]?.link.getAttribute("aria-selected") === "true")
  },
  use: (element) => handlesClick(element.querySelector("a")),
})
