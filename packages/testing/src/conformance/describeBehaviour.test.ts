import { defineBehaviour, delegate } from "@ringside/core"
import { describe } from "vitest"
import { describeBehaviour } from "./describeBehaviour.ts"
import { createNotes, noteOptions, notesJob } from "./notesForTests.ts"

describeBehaviour(createNotes(), noteOptions)

/** A behaviour of the page: it has no element to connect to. */
const links = defineBehaviour({
  name: "links",
  start(page) {
    if (page.jobs.isOurs(notesJob)) delegate(page, "click", "a", (event) => event.preventDefault())
  },
})

describe("without a selector", () => {
  describeBehaviour(links, {
    html: '<p><a href="/notes/">Notes</a></p>',
    job: notesJob,
    isConnected: (main) =>
      !main.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    modules: noteOptions.modules,
  })
})
