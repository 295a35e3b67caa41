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
  readonly description: string
  readonly attributes: Readonly<Record<string, { readonly type: string }>>
  readonly edit: (props: object) => Element
  readonly save: () => Element
}

interface Spec {
  readonly type: string
  readonly values?: readonly string[]
}

const readFile = (file: string) => readFileSync(new URL(`../plugin/${file}`, import.meta.url), "utf8")
const declared = JSON.parse(readFile("hooks.json")) as Readonly<
  Record<string, { readonly doc: string; readonly attributes: Readonly<Record<string, Spec>> }>
>

/** Runs the script as the editor does, with the hooks as the plugin prints them: PHP writes an empty object as a list. */
function registerBlocks(): ReadonlyMap<string, Block> {
  const hooks = Object.fromEntries(
    Object.entries(declared).map(([name, { doc, attributes }]) => {
      const options = Object.entries(attributes).map(([option, spec]) => [option, { ...spec, label: `[${option}]` }])
      return [name, { title: `[${name}]`, doc, attributes: options.length === 0 ? [] : Object.fromEntries(options) }]
    }),
  )
  const registered = new Map<string, Block>()
  const registerBlockType = (name: string, block: Block) => {
    expect(registered.has(name)).toBe(false)
    registered.set(name, block)
  }
  const createElement = (type: unknown, props: Element["props"], ...children: unknown[]) => ({ type, props, children })
  const wp = {
    blocks: { registerBlockType },
    blockEditor: {
      InnerBlocks: { Content: "Content" },
      InspectorControls: "InspectorControls",
      useBlockProps: () => ({ className: "block" }),
    },
    components: { PanelBody: "PanelBody", SelectControl: "SelectControl", TextControl: "TextControl" },
    element: { createElement, Fragment: "Fragment" },
    i18n: { __: (text: string) => `<${text}>` },
  }
  runInNewContext(readFile("blocks.js"), { window: { wp, ringsideHooks: hooks } })
  return registered
}

/** All elements of a type in a tree. */
function find(type: string, element: unknown): readonly Element[] {
  if (typeof element !== "object" || element === null || !("children" in element)) return []
  const { type: own, children } = element as Element
  return [...(own === type ? [element as Element] : []), ...children.flatMap((child) => find(type, child))]
}

const blocks = registerBlocks()
const edit = (name: string, props: object = {}) =>
  blocks.get(`ringside/${name}`)?.edit({ attributes: {}, setAttributes: () => undefined, ...props })

it("registers one block for each hook, with the hook's options", () => {
  expect([...blocks.keys()]).toEqual(Object.keys(declared).map((name) => `ringside/${name}`))
  for (const [name, { doc, attributes }] of Object.entries(declared)) {
    const block = blocks.get(`ringside/${name}`)
    expect(block).toMatchObject({ title: `[${name}]`, description: doc })
    expect(block?.attributes).toEqual(
      Object.fromEntries(Object.keys(attributes).map((option) => [option, { type: "string" }])),
    )
    expect(block?.save().type).toBe("Content")
  }
})

it("shows a control for each option, with the values that it takes", () => {
  for (const [name, { attributes }] of Object.entries(declared)) {
    const element = edit(name)
    const controls = [...find("SelectControl", element), ...find("TextControl", element)]
    const shown = Object.fromEntries(controls.map(({ type, props }) => [String(props?.["key"]), { type, ...props }]))
    expect(Object.keys(shown).sort()).toEqual(Object.keys(attributes).sort())
    expect(find("InspectorControls", element)).toHaveLength(Object.keys(attributes).length > 0 ? 1 : 0)
    for (const [option, { type, values }] of Object.entries(attributes)) {
      const taken = type === "flag" ? ["on", "off"] : values
      expect(shown[option]).toMatchObject({ label: `[${option}]`, type: taken ? "SelectControl" : "TextControl" })
      const options = taken?.map((value) => ({ value, label: value }))
      if (options) expect(shown[option]).toMatchObject({ options: [{ value: "", label: "<Standard>" }, ...options] })
    }
  }
})

it("stores a choice as text, and the standard as nothing", () => {
  const stored: object[] = []
  const props = { attributes: { layout: "drawer" }, setAttributes: (values: object) => stored.push(values) }
  const control = find("SelectControl", edit("mini-cart", props)).find((each) => each.props?.["key"] === "layout")
  expect(control?.props?.["value"]).toBe("drawer")
  const change = control?.props?.["onChange"] as (value: string) => void
  change("inline")
  change("")
  expect(stored).toEqual([{ layout: "inline" }, { layout: undefined }])
})
