import { find } from "@ringside/testing"
import { expect, it } from "vitest"
import { tabsReviewsPart } from "./part.ts"

it("has a press in the form of a hook wait for the code of review forms, also on a page that isn't a product's", () => {
  document.body.innerHTML =
    '<div data-ringside="reviews"><form id="commentform"><input type="submit" id="submit"></form></div>'
  const moments = [tabsReviewsPart.modules?.["tabs-reviews"]?.when ?? []].flat()
  const waits = moments.filter((each) => each.moment === "press" && !each.job && find("#submit").closest(each.selector))
  expect(waits).toHaveLength(1)
})
