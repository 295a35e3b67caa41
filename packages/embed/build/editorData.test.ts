import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { type CSSDataV1, getCSSLanguageService, newCSSDataProvider } from "vscode-css-languageservice"
import { getLanguageService, type HTMLDataV1, newHTMLDataProvider, TextDocument } from "vscode-html-languageservice"
import { createSchemas } from "./declarations.mjs"
import { readDomain, readParts } from "./parts.mjs"

const parts = await readParts()
const { createAttributeRows } = await readDomain()
const files = await createSchemas(parts, "1.0.0")
const hooks = parts.flatMap((part) => Object.entries(part.hooks ?? {}))

describe("in an editor of HTML", () => {
  const data = newHTMLDataProvider("ringside", files["vscode.html-custom-data.json"] as HTMLDataV1)
  const service = getLanguageService({ customDataProviders: [data] })

  /** Lists the completions at the `|` of a text. */
  const complete = (text: string) => {
    const document = TextDocument.create("file:///page.html", "html", 1, text.replace("|", ""))
    const page = service.parseHTMLDocument(document)
    return service.doComplete(document, document.positionAt(text.indexOf("|")), page).items
  }
  const listLabels = (text: string) => complete(text).map(({ label }) => label)

  it("every hook is offered, with what it does", () => {
    const items = complete('<div data-ringside="|"></div>')
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(hooks.map(([name]) => name)))
    expect(items.find(({ label }) => label === "tabs")?.documentation).toMatchObject({
      kind: "markdown",
      value: expect.stringContaining("Texts in tabs, of which one is shown at a time."),
    })
  })

  it("every attribute of every hook is offered, with its description", () => {
    const items = complete("<div |></div>")
    const expected = hooks.flatMap(([hook, { attributes }]) =>
      createAttributeRows(attributes).map(({ name, doc }) => ({ name, text: `\`${hook}\`: ${doc}` })),
    )
    expect(expected.length).toBeGreaterThan(50)
    for (const { name, text } of expected) {
      expect(items.find(({ label }) => label === name)?.documentation, name).toMatchObject({
        value: expect.stringContaining(text),
      })
    }
  })

  it("the values of every choice are offered", () => {
    for (const [hook, { attributes }] of hooks) {
      for (const [name, spec] of Object.entries(attributes)) {
        const values = spec.type === "choice" ? spec.values : spec.type === "flag" ? ["on", "off"] : []
        expect(listLabels(`<div data-ringside="${hook}" data-ringside-${name}="|"></div>`), name).toEqual(
          expect.arrayContaining([...values]),
        )
      }
    }
    expect(listLabels('<div data-ringside-load="|"></div>')).toEqual(["now", "idle", "visible", "interaction"])
  })

  it("the settings of the script tag are offered there, and nowhere else", () => {
    expect(listLabels("<script |></script>")).toEqual(
      expect.arrayContaining(["data-ringside-theme", "data-ringside-store-api", "data-ringside-config"]),
    )
    expect(listLabels('<script data-ringside-theme="|"></script>')).toEqual(["plain", "arena", "studio"])
    expect(listLabels("<div |></div>")).not.toContain("data-ringside-theme")
  })
})

describe("in an editor of style sheets", () => {
  const data = newCSSDataProvider(files["custom-properties.css-data.json"] as CSSDataV1)
  const service = getCSSLanguageService({ customDataProviders: [data] })
  const complete = (text: string) => {
    const document = TextDocument.create("file:///look.css", "css", 1, text.replace("|", ""))
    return service.doComplete(document, document.positionAt(text.indexOf("|")), service.parseStylesheet(document)).items
  }

  it("every custom property is offered, and its default as a value", () => {
    const labels = complete(":root { --ring| }").map(({ label }) => label)
    const properties = parts.flatMap(({ docs }) => docs?.properties ?? [])
    expect(properties.length).toBeGreaterThan(40)
    for (const { name, default: value } of properties) {
      expect(labels).toContain(name)
      expect(
        complete(`:root { ${name}: | }`).map(({ label }) => label),
        name,
      ).toContain(value)
    }
  })
})

describe("a JSON schema", () => {
  const compile = (file: string) =>
    new Ajv2020({ strict: true, allErrors: true, formats: { uri: true, "uri-reference": true } }).compile(
      files[file] ?? false,
    )

  it("of the config compiles in strict mode, and refuses misspelt members", () => {
    const validate = compile("config.schema.json")
    const isValid = (config: unknown) => validate(config)
    expect(isValid({ theme: "arena", cart: { url: "/cart/" }, messages: { en: { "cart.total": "Sum" } } })).toBe(false)
    expect(isValid({ theme: "arena", cart: { url: "/cart/" } })).toBe(true)
    expect(isValid({ messages: { en: { "checkout.addNotes": "Notes", "my-shop.hello": "Hello" } } })).toBe(true)
    for (const wrong of [{ themes: "arena" }, { cart: { URL: "/" } }, { messages: { en: { "checkout.addNote": "" } } }])
      expect(isValid(wrong), JSON.stringify(wrong)).toBe(false)
  })

  it("of the attributes compiles in strict mode, and refuses misspelt ones", () => {
    const validate = compile("attributes.schema.json")
    expect(validate({ "mini-cart": { layout: "drawer", images: "off" } })).toBe(true)
    for (const wrong of [{ "mini-card": {} }, { "mini-cart": { layouts: "drawer" } }, { "mini-cart": { layout: "x" } }])
      expect(validate(wrong), JSON.stringify(wrong)).toBe(false)
  })
})
