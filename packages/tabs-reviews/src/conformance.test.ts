import { describeBehaviour } from "@ringside/testing/conformance"
import { beforeLoad } from "./beforeLoad.ts"
import { reviewsBehaviour, tabsBehaviour } from "./behaviour.ts"
import { productJob } from "./jobs.ts"
import { formatReviews } from "./reviews/reviewsForTests.ts"

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
  settings: { review_rating_required: "yes" },
  isConnected: isTabbed,
  use: (element) => element.querySelector<HTMLElement>('[href="#tab-reviews"]')?.click(),
})

describeBehaviour(reviewsBehaviour, {
  html: formatReviews(),
  selector: "#reviews",
  job: productJob,
  settings: { review_rating_required: "yes" },
  isConnected: (element) =>
    element.querySelectorAll(".stars [role=radio]").length === 5 &&
    element.querySelector<HTMLSelectElement>("#rating")?.style.display === "none",
  use: (element) => element.querySelector<HTMLElement>(".star-4")?.click(),
  hasTexts: true,
})
