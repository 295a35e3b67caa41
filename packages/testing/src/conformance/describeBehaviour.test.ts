import { defineBehaviour } from "@ringside/core"
import type { HostJob } from "@ringside/core/domain"
import { describeBehaviour } from "./describeBehaviour.ts"

const job: HostJob = {
  name: "notes",
  packageName: "notes",
  handles: ["host-notes"],
  settings: "host_notes",
  doc: "Notes.",
}

/** A behaviour that does all that the shared tests look at. */
const notes = defineBehaviour({
  name: "notes",
  selector: (page) => (page.jobs.modeOf(job) === "active" ? ".note" : null),
  connect(element, scope) {
    scope.attribute(element, "role", "note")
    return () => {
      const button = document.createElement("button")
      button.textContent = scope.page.config.locale === "es" ? "Cerrar" : "Close"
      element.append(button)
      scope.insert(button)
    }
  },
})

describeBehaviour(notes, {
  html: '<p class="note">Sold out</p>',
  selector: ".note",
  job,
  hasTexts: true,
  isConnected: (element) => element.getAttribute("role") === "note" && element.querySelectorAll("button").length === 1,
  use: (element) => element.querySelector("button")?.click(),
})
