import { type Behaviour, defineBehaviour, type Page, type Scope } from "@ringside/core"
import type { HostJob } from "@ringside/core/domain"
import type { BehaviourConformanceOptions } from "./behaviourOptions.ts"

/** The job of the notes. */
export const notesJob: HostJob = {
  name: "notes",
  packageName: "notes",
  handles: ["host-notes"],
  settings: "host_notes",
  doc: "Notes.",
}

/** The elements of the notes, where their job is ours. */
export const selectNotes = (page: Page): string | null => (page.jobs.isOurs(notesJob) ? ".note" : null)

/** Makes an element a note, with a button whose text is in the page's language. */
export function connectNote(element: HTMLElement, scope: Scope): () => void {
  scope.attribute(element, "role", "note")
  return () => {
    const button = document.createElement("button")
    button.textContent = scope.page.config.locale === "es" ? "Cerrar" : "Close"
    element.append(button)
    scope.insert(button)
  }
}

/** A behaviour that does all that the shared checks look at. `faults` are members that break a guarantee. */
export function createNotes(faults: Partial<Behaviour> = {}): Behaviour {
  return defineBehaviour({ name: "notes", selector: selectNotes, connect: connectNote, ...faults })
}

/** The markup of a note, and what is checked. */
export const noteOptions = {
  html: '<p class="note">Sold out</p>',
  selector: ".note",
  job: notesJob,
  hasTexts: true,
  isConnected: (element) => element.getAttribute("role") === "note" && element.querySelectorAll("button").length === 1,
  use: (element) => element.querySelector("button")?.click(),
  modules: ["./notesForTests.ts"],
} satisfies BehaviourConformanceOptions
