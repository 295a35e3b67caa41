import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"

interface Element {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>> | null
  readonly children: readonly unknown[]
}

interface Block {
  readonly title: string
  readonly attributes: Readonly<Record<string, { readonly type: string }>>
  readonly edit: (props: object) => Element
  readonly save: () => Element
}

const text = { type: "string" }

/** Blocks as the plugin prints them: PHP writes an empty object as a list. */
const printed = {
  "mini-cart": {
    title: "Mini basket",
    description: "The customer’s basket.",
    category: "ringside",
    icon: "cart",
    keywords: ["Ringside", "cart"],
    supports: { inserter: true },
    attributes: { layout: text, "free-shipping": text, images: text, "free-shipping-from": text },
    options: {
      layout: {
        label: "How it opens",
        help: "Where the customer sees it.",
        type: "choice",
        fallback: "inline",
        choices: { inline: "Always open", drawer: "Slides in" },
      },
      "free-shipping": { label: "Free shipping", help: "How much is missing.", type: "flag", fallback: false },
      images: { label: "Photos", help: "Small ones.", type: "flag", fallback: true },
    },
    note: null,
  },
  popup: {
    title: "Popup",
    supports: { inserter: true },
    attributes: { trigger: text, delay: text, "open-on": text, cookie: text },
    options: {
      trigger: {
        label: "What opens it",
        help: "A button can, too.",
        type: "choice",
        fallback: "click",
        choices: { click: "A button", exit: "The mouse leaves" },
      },
      delay: { label: "Wait", help: "Seconds.", type: "integer", unit: "ms", min: 0, max: 9000, fallback: null },
      "open-on": { label: "Button", help: "Its class.", type: "text", fallback: null },
      cookie: { label: "Days", help: "Until it is shown.", type: "text", fallback: "off", control: "number" },
    },
    note: "Put your text here.",
  },
  consent: {
    title: "Cookie notice",
    supports: { inserter: true },
    attributes: { categories: text },
    options: {
      categories: {
        label: "What is asked for",
        help: "Not what is needed.",
        type: "text",
        fallback: "statistics marketing",
        choices: { preferences: "Preferences", statistics: "Statistics", marketing: "Marketing" },
      },
    },
    note: null,
  },
  countdown: {
    title: "Countdown",
    supports: { inserter: true },
    attributes: { until: text },
    options: { until: { label: "End", help: "Date.", type: "text", fallback: null, control: "datetime-local" } },
    note: null,
  },
  preview: { title: "Preview", supports: { inserter: false }, attributes: [], options: [], note: null },
} as const

/** Runs the script as the editor does. */
function registerBlocks(): ReadonlyMap<string, Block> {
  const registered = new Map<string, Block>()
  const registerBlockType = (name: string, block: Block) => {
    expect(registered.has(name)).toBe(false)
    registered.set(name, block)
  }
  const createElement = (type: unknown, props: Element["props"], ...children: unknown[]) => ({ type, props, children })
  const controls = ["CheckboxControl", "PanelBody", "SelectControl", "TextControl", "ToggleControl"]
  const wp = {
    blocks: { registerBlockType },
    blockEditor: {
      InnerBlocks: { Content: "Content" },
      InspectorControls: "InspectorControls",
      useBlockProps: () => ({ className: "block" }),
    },
    components: Object.fromEntries(controls.map((name) => [name, name])),
    element: { createElement, Fragment: "Fragment" },
    i18n: {
      __: (words: string) => `<${words}>`,
      sprintf: (words: string, value: string) => words.replace("%s", value),
    },
  }
  runInNewContext(readFileSync(new URL("../plugin/blocks.js", import.meta.url), "utf8"), {
    window: { wp, ringsideBlocks: printed },
  })
  return registered
}

/** All elements of a type in a tree. */
function find(type: string, element: unknown): readonly Element[] {
  if (typeof element !== "object" || element === null || !("children" in element)) return []
  const { type: own, children } = element as Element
  return [...(own === type ? [element as Element] : []), ...children.flatMap((child) => find(type, child))]
}

const blocks = registerBlocks()

/** The block's controls by label, when it has these options; and what it stores. */
function open(name: string, attributes: object = {}) {
  const stored: object[] = []
  const setAttributes = (values: object) => stored.push(values)
  const element = blocks.get(`ringside/${name}`)?.edit({ attributes, setAttributes })
  const list = ["SelectControl", "TextControl", "ToggleControl", "CheckboxControl"].flatMap((type) =>
    find(type, element),
  )
  const controls = new Map(list.map(({ type, props }) => [String(props?.["label"]), { type, ...props }]))
  const change = (label: string, value: unknown) => {
    const control = controls.get(label) as { onChange: (value: unknown) => void } | undefined
    control?.onChange(value)
    return stored.at(-1)
  }
  return { element, controls, change }
}

const readNotes = (attributes: object) =>
  find("p", open("popup", attributes).element).map(({ children }) => String(children[0]))

it("registers each block as the plugin prints it", () => {
  expect([...blocks.keys()]).toEqual(Object.keys(printed).map((name) => `ringside/${name}`))
  const { options: _, note: __, ...block } = printed["mini-cart"]
  expect(blocks.get("ringside/mini-cart")).toMatchObject(block)
  expect(blocks.get("ringside/preview")).toMatchObject({ supports: { inserter: false }, attributes: {} })
  expect([...blocks.values()].map((each) => each.save().type)).toEqual([...blocks.keys()].map(() => "Content"))
})

it("shows a control for each option, with the words of the plugin", () => {
  const { element, controls } = open("mini-cart")
  expect([...controls.keys()]).toEqual(["How it opens", "Free shipping", "Photos"])
  expect(controls.get("Photos")).toMatchObject({ type: "ToggleControl", help: "Small ones.", checked: true })
  expect(controls.get("Free shipping")).toMatchObject({ checked: false })
  expect(find("InspectorControls", element)).toHaveLength(1)
  expect(find("InspectorControls", open("preview").element)).toHaveLength(0)
})

it("names the default among the choices, and stores it as nothing", () => {
  const { controls, change } = open("mini-cart")
  const options = [
    { value: "", label: "<Always open (default)>" },
    { value: "drawer", label: "Slides in" },
  ]
  expect(controls.get("How it opens")).toMatchObject({ type: "SelectControl", value: "", options })
  expect(open("mini-cart", { layout: "inline" }).controls.get("How it opens")).toMatchObject({ value: "" })
  expect(open("mini-cart", { layout: "drawer" }).controls.get("How it opens")).toMatchObject({ value: "drawer" })
  expect(change("How it opens", "drawer")).toEqual({ layout: "drawer" })
  expect(change("How it opens", "")).toEqual({ layout: undefined })
})

it("keeps a choice that isn't offered", () => {
  const shown = open("mini-cart", { layout: "dropdown" }).controls.get("How it opens")
  expect(shown).toMatchObject({ value: "dropdown", options: [{}, {}, { value: "dropdown", label: "dropdown" }] })
})

it("stores a switch where it differs from the default", () => {
  const { change } = open("mini-cart")
  expect(change("Photos", false)).toEqual({ images: "off" })
  expect(change("Photos", true)).toEqual({ images: undefined })
  expect(change("Free shipping", true)).toEqual({ "free-shipping": "on" })
  expect(open("mini-cart", { images: "off" }).controls.get("Photos")).toMatchObject({ checked: false })
})

it("has a box for each word of an option that lists words", () => {
  const { controls, change } = open("consent")
  expect([...controls].map(([label, control]) => [label, "checked" in control && control.checked])).toEqual([
    ["Preferences", false],
    ["Statistics", true],
    ["Marketing", true],
  ])
  expect(change("Preferences", true)).toEqual({ categories: "preferences, statistics, marketing" })
  expect(change("Statistics", false)).toEqual({ categories: "marketing" })
  expect(open("consent", { categories: "marketing" }).change("Marketing", false)).toEqual({ categories: undefined })
})

it("asks for seconds, and stores thousandths of them", () => {
  const { controls, change } = open("popup", { delay: "2500" })
  expect(controls.get("<Wait (seconds)>")).toMatchObject({ type: "number", value: "2.5", min: 0, max: 9, step: 0.001 })
  expect(change("<Wait (seconds)>", "0.5")).toEqual({ delay: "500" })
  expect(change("<Wait (seconds)>", "")).toEqual({ delay: undefined })
})

it("asks for a date with a field for dates", () => {
  const typeOf = (attributes: object) => open("countdown", attributes).controls.get("End")?.type
  expect(typeOf({})).toBe("datetime-local")
  expect(typeOf({ until: "2026-12-01T18:00" })).toBe("datetime-local")
  expect(typeOf({ until: "2026-12-01T18:00+01:00" })).toBe("text")
})

it("asks for a number with a field for numbers, and shows a word that stands for one", () => {
  const typeOf = (attributes: object) => open("popup", attributes).controls.get("Days")?.type
  expect(typeOf({})).toBe("number")
  expect(typeOf({ cookie: "7" })).toBe("number")
  expect(typeOf({ cookie: "off" })).toBe("text")
  expect(open("popup").change("Days", "7")).toEqual({ cookie: "7" })
})

it("says what opens a popup", () => {
  const note = "Put your text here."
  expect(readNotes({})).toEqual([
    "<Nothing opens this popup yet: fill in “Button that opens it”, or choose something else under “What opens it”.>",
    note,
  ])
  expect(readNotes({ "open-on": ".sizes" })).toEqual(["<It opens with the button .sizes.>", note])
  expect(readNotes({ trigger: "exit" })).toEqual(["<What opens it: The mouse leaves.>", note])
})

it("says where a block is seen", () => {
  const notes = find("p", open("mini-cart").element).map(({ children }) => String(children[0]))
  expect(notes).toEqual([expect.stringMatching(/^<You see it on the page, not here/)])
})
