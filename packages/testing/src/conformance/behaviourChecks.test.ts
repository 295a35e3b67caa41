import type { Behaviour, Page } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { selectBehaviourChecks } from "./behaviourChecks.ts"
import type { BehaviourConformanceOptions } from "./behaviourOptions.ts"
import { createBehaviourStages } from "./behaviourStage.ts"
import { connectNote, createNotes, noteOptions, selectNotes } from "./notesForTests.ts"

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A behaviour with a fault, created anew for each check, and the checks that fail for it. */
interface Fault {
  readonly create: () => Behaviour
  /** The options of the conformance tests; those of notes unless given. */
  readonly options?: BehaviourConformanceOptions
  readonly fails: readonly string[]
}

/** Clicks, as `isConnected` of a behaviour without changes, and returns whether the click was handled. */
const handlesClick = (element: HTMLElement) =>
  !element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))

/** Options of a behaviour that only handles clicks. */
const clickOptions: BehaviourConformanceOptions = {
  html: noteOptions.html,
  selector: ".note",
  isConnected: handlesClick,
  modules: noteOptions.modules,
}

/** Runs the checks one by one. Returns the names of those that fail. */
async function listFailures(create: () => Behaviour, options: BehaviourConformanceOptions): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { name } of selectBehaviourChecks({ behaviour: create(), options })) {
    const stages = createBehaviourStages(create(), options)
    const check = selectBehaviourChecks(stages).find((other) => other.name === name)
    try {
      await check?.run(stages)
    } catch {
      failed.push(name)
    } finally {
      stages.stop()
    }
  }
  return failed
}

const removedAndBack = "an element that leaves is as it was, and is connected again when it comes back"
const stopped = "it serves the element, and stop() leaves the page as it was, with nothing that waits"
const stoppedAlone = "stop(element) leaves that element as it was, for good"
const served = "after stop() it serves nothing"
const lookedTwice = "a second look changes nothing"
const moved = "an element that moves stays connected, once"
const replaced = "what replaces the element is connected"
const copied = "a copy is connected as an element of its own, with no node of ours twice"
const inserted = "an element that is inserted later is connected"
const otherThrows = "another behaviour that throws at the same element is in nobody's way"
const connectFails = "when connecting fails, the element is as it was, and the failure is reported"
const handlerFails = "a handler that fails in an emptied or removed element is reported"
const bothWays = "events of fields, forms and links are received natively and from jQuery alone, once each"
const axeIn = (locale: string) => `in ${locale}, axe finds nothing`
const texts = "es and en say different things, with nothing left to fill in"
const observed = "the host's own script keeps the job: nothing changes"
const native = "without the host's settings nothing changes"
const onServer = "a server imports it without a document"

/** Notes whose button has a text of this language. */
const createNotesWithText = (readText: (locale: string) => string) => () =>
  createNotes({
    connect: (element, scope) => () => {
      connectNote(element, scope)()
      for (const button of element.querySelectorAll("button")) button.textContent = readText(scope.page.config.locale)
    },
  })

const faults: Readonly<Record<string, Fault>> = {
  "leaves a class that a click has set": {
    create: () =>
      createNotes({
        connect(element, scope) {
          scope.listen(element, "click", () => element.classList.add("is-read"))
          return connectNote(element, scope)
        },
      }),
    fails: [stopped],
  },
  "doesn't hear changes of jQuery alone": {
    create: () =>
      createNotes({
        connect(element, scope) {
          scope.listen(element, "change", () => undefined)
          return connectNote(element, scope)
        },
      }),
    fails: [bothWays],
  },
  "leaves a class that it sets at once": {
    create: () =>
      createNotes({
        connect(element, scope) {
          element.classList.add("is-ours")
          return connectNote(element, scope)
        },
      }),
    fails: [stopped, replaced, stoppedAlone, removedAndBack, connectFails],
  },
  "listens to the element for good": {
    create: () => ({
      name: "clicks",
      selector: ".note",
      connect: (element) => element.addEventListener("click", (event) => event.preventDefault()),
    }),
    options: clickOptions,
    fails: [served],
  },
  "listens to the document by itself": {
    create: () => ({
      name: "clicks",
      start: ({ signal }) =>
        document.addEventListener(
          "click",
          (event) => {
            if (event.target instanceof Element && event.target.closest(".note")) event.preventDefault()
          },
          { signal },
        ),
    }),
    options: clickOptions,
    fails: [stoppedAlone],
  },
  "connects again at each look": {
    create: () =>
      createNotes({
        start(page) {
          const connect = () => {
            const region = document.createElement("p")
            document.body.append(region)
            page.decorations.insert(region)
          }
          if (selectNotes(page) === null) return
          page.onScan(connect)
          connect()
        },
      }),
    fails: [lookedTwice, stoppedAlone],
  },
  "changes the page at each look": {
    create: () => {
      let looks = 0
      return createNotes({
        connect(element, scope) {
          scope.onScan(() => scope.attribute(document.body, "data-looks", String((looks += 1))))
          return connectNote(element, scope)
        },
      })
    },
    fails: [lookedTwice],
  },
  "gives up an element that is moved": {
    create: () =>
      createNotes({
        connect(element, scope) {
          const { parentElement } = element
          scope.onScan(() => {
            if (element.parentElement !== parentElement) element.removeAttribute("role")
          })
          return connectNote(element, scope)
        },
      }),
    fails: [moved],
  },
  "connects an element once in its life": {
    create: () => {
      const known = new WeakSet<Element>()
      return createNotes({
        connect(element, scope) {
          if (known.has(element)) return
          known.add(element)
          return connectNote(element, scope)
        },
      })
    },
    fails: [removedAndBack],
  },
  "undoes a class when the page stops, not when the element leaves": {
    create: () =>
      createNotes({
        connect(element, scope) {
          scope.page.decorations.toggleClass(element, "is-ours", true)
          return connectNote(element, scope)
        },
      }),
    fails: [removedAndBack, connectFails],
  },
  "looks for its elements once": {
    create: () => ({
      name: "notes",
      start(page) {
        const elements = page.document.querySelectorAll(selectNotes(page) ?? "no-element")
        for (const element of elements) page.decorations.attribute(element, "role", "note")
      },
    }),
    options: { ...noteOptions, hasTexts: false, isConnected: (element) => element.matches("[role=note]") },
    fails: [replaced, removedAndBack, inserted],
  },
  "forgets a place only after the next look": {
    create: () => {
      const places = new Set<Element | null>()
      return createNotes({
        connect(element, scope) {
          const { parentElement } = element
          if (places.has(parentElement)) return
          places.add(parentElement)
          scope.signal.addEventListener("abort", () => scope.page.clock.after(500, () => places.delete(parentElement)))
          return connectNote(element, scope)
        },
      })
    },
    fails: [replaced],
  },
  "inserts a node without its mark": {
    create: () =>
      createNotes({
        connect: (element, scope) => () => {
          scope.attribute(element, "role", "note")
          const button = document.createElement("button")
          button.textContent = scope.page.config.locale === "es" ? "Cerrar" : "Close"
          element.append(button)
          scope.signal.addEventListener("abort", () => button.remove())
        },
      }),
    fails: [copied],
  },
  "connects no new element once the page had none": {
    create: () => {
      const known = new WeakSet<Element>()
      let isClosed = false
      return createNotes({
        start: (page) => page.onScan(() => (isClosed ||= document.querySelector(".note") === null)),
        connect(element, scope) {
          if (isClosed && !known.has(element)) return
          known.add(element)
          return connectNote(element, scope)
        },
      })
    },
    fails: [inserted],
  },
  "ends at the failure of another behaviour": {
    create: () =>
      createNotes({
        connect(element, scope) {
          scope.listen(element, "ringside:error" as "error", () => element.removeAttribute("role"))
          return connectNote(element, scope)
        },
      }),
    fails: [otherThrows],
  },
  "undoes a change of connect in what follows": {
    create: () =>
      createNotes({
        connect(element, scope) {
          element.classList.add("is-ours")
          const change = connectNote(element, scope)
          return () => {
            change()
            scope.signal.addEventListener("abort", () => {
              element.classList.remove("is-ours")
            })
          }
        },
      }),
    fails: [connectFails],
  },
  "throws in a handler of its own, which nothing reports": {
    create: () =>
      createNotes({
        connect(element, scope) {
          scope.listen(element, "click", () => {
            if (!element.querySelector("button")) throw new Error("There is no button.")
          })
          return connectNote(element, scope)
        },
      }),
    fails: [handlerFails],
  },
  "names its button in English alone": {
    create: createNotesWithText((locale) => (locale === "es" ? "" : "Close")),
    fails: [axeIn("es")],
  },
  "names its button in Spanish alone": {
    create: createNotesWithText((locale) => (locale === "es" ? "Cerrar" : "")),
    fails: [axeIn("en")],
  },
  "has no Spanish text": { create: createNotesWithText(() => "Close"), fails: [texts] },
  "leaves a placeholder": { create: createNotesWithText((locale) => `${locale} {count}`), fails: [texts] },
  "works beside the host's script": {
    create: () =>
      createNotes({
        selector: ({ settings }) => (settings.read({ name: "host_notes", packageName: "notes" }) ? ".note" : null),
      }),
    fails: [observed],
  },
  "works without the host's settings": {
    create: () => createNotes({ selector: (page) => (hasHostScript(page) ? null : ".note") }),
    fails: [native],
  },
  "reads the document when it is imported": {
    create: createNotes,
    options: { ...noteOptions, modules: ["./readsDocumentForTests.ts"] },
    fails: [onServer],
  },
}

function hasHostScript({ document: { getElementById } }: Page): boolean {
  return getElementById("host-notes-js") !== null
}

describe("a behaviour that", () => {
  it.each(Object.entries(faults))(
    "%s fails the checks of that, and no other",
    async (_, { create, options = noteOptions, fails }) => {
      expect(await listFailures(create, options)).toEqual(fails)
    },
  )

  it("keeps every promise fails none", async () => {
    expect(await listFailures(() => createNotes(), noteOptions)).toEqual([])
  })
})

it("each check has a behaviour that fails it alone", () => {
  const alone = Object.values(faults).flatMap(({ fails }) => (fails.length === 1 ? fails : []))
  const names = selectBehaviourChecks({ behaviour: createNotes(), options: noteOptions }).map(({ name }) => name)
  expect([...new Set(alone)].sort()).toEqual(names.toSorted())
})
