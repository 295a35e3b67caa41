import { afterEach, expect, it, onTestFinished } from "vitest"
import { createPage } from "../assembly/createPage.ts"
import type { DebugJob } from "../domain/index.ts"
import { selectDebugTexts } from "./debugTexts.ts"
import { isJobOnPage, readJobs } from "./readJobs.ts"

const job = { packageName: "add-to-cart", handles: ["wc-add-to-cart"], selectors: [".add_to_cart_button"] }

afterEach(() => document.body.replaceChildren())

/** The mode and the reason of one job on a page with `html`. */
function readOne(html: string, more: Partial<DebugJob> = {}, locale = "en") {
  document.body.innerHTML = html
  const jobs = [{ ...job, name: "adding", ...more }]
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const [row] = readJobs(createPage({ window, signal: aborter.signal }), jobs, selectDebugTexts(locale))
  if (!row) throw new Error("There is no job.")
  return { mode: row.mode, reason: row.reason, isOnPage: isJobOnPage(row) }
}

it("names the file of the shop's script that does the job", () => {
  const script = '<script id="wc-add-to-cart-js" type="text/plain" src="/js/add-to-cart.min.js?ver=9"></script>'
  expect(readOne(script)).toEqual({
    mode: "observe",
    reason: "Left to the shop's script add-to-cart.min.js.",
    isOnPage: true,
  })
})

it("names the handle of a script without a file", () => {
  expect(readOne('<script id="wc-add-to-cart-js" type="text/plain"></script>').reason).toBe(
    "Left to the shop's script wc-add-to-cart.",
  )
})

it("says what isn't on the page of a job that is ours", () => {
  expect(readOne('<a class="add_to_cart_button">Add</a>')).toEqual({
    mode: "active",
    reason: "Done by Ringside: wc-add-to-cart isn't on the page.",
    isOnPage: true,
  })
})

it("names the settings that a job lacks, in Spanish on a Spanish page", () => {
  expect(readOne("", { settings: "wc_params" }, "es-ES")).toEqual({
    mode: "native",
    reason: "La hacen los enlaces y formularios: la página no imprime wc_params.",
    isOnPage: false,
  })
})
