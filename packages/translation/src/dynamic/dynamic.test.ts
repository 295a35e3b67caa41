import { type HttpRequest, type HttpResult, type Page, requestListenersService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { start } from "./dynamic.ts"

const words: Readonly<Record<string, string>> = {
  "En el taller": "In the workshop",
  Lijado: "Sanding",
  Buscar: "Search &amp; find",
  Añadir: "Add",
  "3 kg": "6.6 lb",
  "/hecho.png": "javascript:alert(1)",
  "/foto.png": "/photo.png",
}

const settings = {
  trp_custom_ajax_url: "/trp-ajax.php",
  trp_wp_ajax_url: "/wp-admin/admin-ajax.php",
  trp_language_to_query: "en_GB",
  trp_original_language: "es_ES",
  trp_current_language: "en_GB",
  gettranslationsnonceregular: "n0",
  trp_skip_selectors: ["[data-trp-translate-id]", "#brand", "]broken"],
  trp_base_selectors: ["data-trp-translate-id"],
  trp_attributes_selectors: {
    text: { accessor: "outertext", attribute: false },
    value: { selector: "input", accessor: "value", attribute: true },
    placeholder: { selector: "input[placeholder],textarea[placeholder]", accessor: "placeholder", attribute: true },
    title: { selector: "[title]", accessor: "title", attribute: true },
    image: { selector: "img", accessor: "src", attribute: true },
  },
  trp_attributes_accessors: ["title", "placeholder"],
  duplicate_detections_allowed: "3",
}

type Answer = (originals: readonly string[]) => HttpResult | Promise<HttpResult>

const answerOf = (text: string, status = 200): HttpResult => ({
  ...{ kind: "answer", status, isOk: status >= 200 && status < 300, headers: {}, url: "" },
  text,
})

/** Entries in reverse order, each with one that nobody asked for. */
const translate: Answer = (originals) => {
  const entry = (original: string) => ({
    ...{ original, dbID: "7", group: "dynamicstrings" },
    translationsArray: { en_GB: { translated: words[original] ?? "" } },
  })
  return answerOf(JSON.stringify([{ original: "x" }, ...originals.map(entry).reverse()]))
}

let page: TestPage | undefined
let asked: { url: string; originals: string[]; fields: URLSearchParams; request: HttpRequest }[] = []

beforeEach(() => {
  asked = []
  vi.spyOn(console, "debug").mockImplementation(() => undefined)
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function createHttp(answer: Answer): Page["http"] {
  return async (request) => {
    const fields = new URLSearchParams(typeof request.body === "string" ? request.body : "")
    const originals = JSON.parse(fields.get("originals") ?? "[]") as string[]
    asked.push({ url: request.url, originals, fields, request })
    return answer(originals)
  }
}

function open(answer: Answer = translate, changes: Readonly<Record<string, unknown>> = {}): TestPage {
  document.body.innerHTML = "<main><p id='server'>Already English</p><div id='late'></div></main>"
  page = createTestPage({
    config: { host: { trp_data: { ...settings, ...changes } } },
    services: { http: createHttp(answer) },
  })
  start(page)
  return page
}

function late(): HTMLElement {
  const element = document.getElementById("late")
  if (!element) throw new Error("The page has no late part.")
  return element
}

async function add(html: string): Promise<void> {
  late().insertAdjacentHTML("beforeend", html)
  await page?.clock.advance(200)
}

describe("late content", () => {
  it("is requested once, in one request, and its translation written between its own white space", async () => {
    open()
    late().innerHTML = "<h2>  En el taller\n</h2>"
    late().insertAdjacentHTML("beforeend", "<p>Lijado</p><p>Lijado</p><p title='Lijado'>Sin traducir</p>")
    const [heading] = document.getElementsByTagName("h2")
    const text = heading?.firstChild
    expect(heading?.textContent).toBe("  En el taller\n")
    await page?.clock.advance(200)
    expect(asked.map(({ originals }) => originals)).toEqual([["En el taller", "Lijado", "Sin traducir"]])
    expect(late().innerHTML).toBe(
      '<h2>  In the workshop\n</h2><p>Sanding</p><p>Sanding</p><p title="Sanding">Sin traducir</p>',
    )
    expect(heading?.firstChild).toBe(text)
    expect(document.getElementById("server")?.textContent).toBe("Already English")
  })

  it("that a request has brought is read when the request ends", async () => {
    const current = open()
    await current.clock.advance(200)
    expect(current.clock.waitingCount).toBe(0)
    late().innerHTML = "<p>Lijado</p>"
    for (const listener of requestListenersService.of(current)) listener("action=x")
    // Before the observer's own callback, which is a microtask.
    expect(current.clock.waitingCount).toBe(1)
    await current.clock.advance(200)
    expect(late().textContent).toBe("Sanding")
  })

  it("with a known translation is translated before the next paint, without a request", async () => {
    open()
    await add("<p>Lijado</p>")
    await add("<b>Lijado</b><i>Sin traducir</i>")
    late().insertAdjacentHTML("beforeend", "<u>Sin traducir</u><em>Lijado</em>")
    await page?.clock.advance(16)
    expect(late().textContent).toBe("SandingSandingSin traducirSin traducirSanding")
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado"], ["Sin traducir"]])
  })

  it("that a script writes again from its own HTML is not requested as an original", async () => {
    open()
    await add("<p>Lijado</p>")
    late().innerHTML += "<p>Lijado</p><p>Buscar</p>"
    await page?.clock.advance(200)
    expect(late().textContent).toBe("SandingSandingSearch & find")
    // The server writes this one with an entity.
    late().innerHTML += "<p>Lijado</p>"
    await page?.clock.advance(200)
    expect(late().textContent).toBe("SandingSandingSearch & findSanding")
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado"], ["Buscar"]])
  })

  it("that came with the page and is moved or wrapped is left alone", async () => {
    open()
    const server = document.getElementById("server")
    const wrapper = document.createElement("section")
    server?.replaceWith(wrapper)
    if (server) wrapper.append(server)
    await page?.clock.advance(200)
    late().append(wrapper)
    await add("<p>Lijado</p>")
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado"]])
  })

  it("that is added to a moved part is translated, and the server's nodes in that part are left alone", async () => {
    open()
    const server = document.getElementById("server")
    const [modal] = document.getElementsByTagName("main")
    const overlay = document.createElement("section")
    document.body.append(overlay)
    if (modal) overlay.append(modal)
    await page?.clock.advance(200)
    server?.append(Object.assign(document.createElement("b"), { textContent: "Lijado" }))
    await page?.clock.advance(200)
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado"]])
    expect(server?.textContent).toBe("Already EnglishSanding")
    // A wrapper of scripts inside the moved part is late, but not the server's nodes in it.
    const wrapper = document.createElement("i")
    wrapper.append(...(server?.childNodes ?? []))
    server?.append(wrapper)
    await add("<u>Añadir</u>")
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado"], ["Añadir"]])
  })

  it("in our roots is translated where it is the shop's alone", async () => {
    open()
    const mark = 'data-ringside-host-text=""'
    await add(
      `<div data-ringside-root data-no-translation><p>Lijado</p><p><b ${mark}>Añadir</b>: 3</p><i translate="no"><b ${mark}>Buscar</b></i></div>`,
    )
    expect(late().textContent).toBe("LijadoAdd: 3Buscar")
    // What the root draws later.
    const root = late().querySelector("[data-ringside-root]")
    root?.insertAdjacentHTML("beforeend", `<p>Lijado</p><b ${mark}>Lijado</b><p title="Lijado"><b ${mark}>3 kg</b></p>`)
    root?.append("Lijado")
    await page?.clock.advance(200)
    expect(late().textContent).toBe("LijadoAdd: 3BuscarLijadoSanding6.6 lbLijado")
    expect(asked.map(({ originals }) => originals)).toEqual([["Añadir"], ["Lijado", "3 kg"]])
    // A page may leave our root out with all around it.
    await add(`<div data-no-translation><div data-ringside-root><b ${mark}>En el taller</b></div></div>`)
    expect(late().textContent).toContain("En el taller")
  })

  it("that a script adds and moves before the next frame counts once", async () => {
    open()
    await add("<p>Lijado</p>")
    const paragraphs = Array.from({ length: 4 }, () =>
      Object.assign(document.createElement("p"), { textContent: "Lijado" }),
    )
    for (const paragraph of paragraphs) {
      late().append(paragraph)
      late().prepend(paragraph)
    }
    await page?.clock.advance(200)
    // Up to four are translated after the first one, by the settings of this page.
    expect(late().textContent).toBe("Sanding".repeat(5))
  })

  it("that was there before the translator started counts as the server's when it is moved", async () => {
    const earlier = open()
    await add("<p>Sin traducir</p>")
    earlier.stop()
    page = createTestPage({ config: { host: { trp_data: settings } }, services: { http: createHttp(translate) } })
    start(page)
    document.body.append(late())
    await page.clock.advance(200)
    expect(asked).toHaveLength(1)
  })

  it("is taken over from the loader, which kept what was added before", async () => {
    document.body.innerHTML = "<p>x</p>"
    const current = open()
    current.stop()
    document.body.innerHTML = "<main><p>Already English</p><div id='late'><p>Lijado</p></div></main>"
    page = createTestPage({
      config: { host: { trp_data: settings } },
      services: { http: current.http },
    })
    page.record(true)
    page.watch()
    late().insertAdjacentHTML("beforeend", "<b>Añadir</b>")
    await Promise.resolve()
    // This one is recorded just after the start.
    late().insertAdjacentHTML("beforeend", "<i>En el taller</i>")
    start(page)
    await page.clock.advance(200)
    expect(late().textContent).toBe("LijadoAddIn the workshop")
  })
})

describe("never sent", () => {
  it.each([
    ["code", "<code>Lijado</code><pre>Lijado</pre><kbd>Lijado</kbd>"],
    ["scripts and styles", "<style>Lijado</style><template>Lijado</template>"],
    [
      "what is marked",
      "<p data-no-translation>Lijado<b>Lijado</b></p><p translate=no>Lijado</p><p class=notranslate>Lijado</p>",
    ],
    ["what the plugin's settings leave out", "<p id=brand>Lijado</p><p data-trp-translate-id=1>Lijado</p>"],
    ["what is typed", "<input value=Lijado><textarea>Lijado</textarea><div contenteditable=true>Lijado</div>"],
    ["our own widgets", "<div data-ringside-root data-no-translation>Lijado</div>"],
    ["figures and signs", "<p> 12,50 € </p><p>(3)</p>"],
    ["e-mail addresses", "<p>nuria@example.com</p>"],
    ["texts that mention an e-mail address", "<p>Hola, nuria@example.com</p><p title='Para nuria@example.com'>1</p>"],
    ["texts that show an address with a secret", "<p>https://shop.test/mi-cuenta/?action=rp&key=s3</p>"],
    ["an attribute that is marked", "<p title=Lijado data-trp-translate-id-title=4></p>"],
    ["addresses with a secret", "<img src='/a.png?key=abc'>"],
  ])("%s", async (_, html) => {
    open()
    await add(html)
    expect(asked).toEqual([])
  })

  it("names that we give to elements of the host", async () => {
    const { decorations } = open()
    await add("<p>Lijado</p>")
    decorations.attribute(late(), "title", "Added by us")
    await page?.clock.advance(200)
    expect(asked).toHaveLength(1)
  })

  it("anything where there is no language to translate into", async () => {
    open(translate, { trp_language_to_query: "" })
    await add("<p>Lijado</p>")
    expect(asked).toEqual([])
  })
})

describe("attributes", () => {
  it("are translated when they are added and when they change, and our translations are not requested", async () => {
    open()
    await add("<input type=submit value=Buscar><input placeholder=Buscar><img src=/foto.png srcset='/foto-2.png 2x'>")
    const [submit, typed] = document.querySelectorAll("input")
    expect([submit?.getAttribute("value"), typed?.placeholder]).toEqual(["Search & find", "Search & find"])
    expect(late().querySelector("img")?.outerHTML).toBe('<img src="/photo.png" srcset="" data-src="/photo.png">')
    typed?.setAttribute("placeholder", "Añadir")
    await page?.clock.advance(200)
    expect(typed?.placeholder).toBe("Add")
    expect(asked.map(({ originals }) => originals)).toEqual([["Buscar", "/foto.png"], ["Añadir"]])
    expect(asked[0]?.fields.get("skip_machine_translation")).toBe('["/foto.png"]')
  })

  it("that change on a moved server element are translated, and those that it had are left alone", async () => {
    open()
    const server = document.getElementById("server")
    server?.setAttribute("title", "Already English, too")
    await page?.clock.advance(200)
    asked = []
    if (server) late().append(server)
    await page?.clock.advance(200)
    expect(asked).toEqual([])
    server?.setAttribute("title", "Añadir")
    await page?.clock.advance(200)
    expect(server?.title).toBe("Add")
    expect(asked.map(({ originals }) => originals)).toEqual([["Añadir"]])
  })

  it("of a text area are translated, and its text, which is input, is not", async () => {
    open()
    await add("<textarea placeholder=Buscar>Lijado</textarea>")
    const [area] = document.querySelectorAll("textarea")
    expect([area?.placeholder, area?.value]).toEqual(["Search & find", "Lijado"])
    area?.setAttribute("placeholder", "Añadir")
    area?.append("En el taller")
    await page?.clock.advance(200)
    expect([area?.placeholder, area?.value]).toEqual(["Add", "LijadoEn el taller"])
    expect(asked.map(({ originals }) => originals)).toEqual([["Buscar"], ["Añadir"]])
  })

  it("take no address that runs a script", async () => {
    open()
    await add("<img src=/hecho.png>")
    expect(late().innerHTML).toBe('<img src="/hecho.png">')
  })
})

describe("digits", () => {
  it("are sent only where numerals are translated", async () => {
    open(translate, { trp_translate_numerals_opt: "yes" })
    await add("<p>12</p><p>3 kg</p>")
    expect(asked[0]?.originals).toEqual(["12", "3 kg"])
    expect(late().textContent).toBe("126.6 lb")
  })
})

describe("the server", () => {
  it("is called by POST, with fields of a form, and for ten seconds at most", async () => {
    open()
    await add("<p>Lijado</p>")
    expect(asked.map(({ request }) => request)).toEqual([
      {
        method: "POST",
        url: "/trp-ajax.php",
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
        body: expect.stringMatching(/^action=trp_get_translations_regular&all_languages=false&security=n0&/) as string,
        timeoutMs: 10_000,
        nonce: "sent",
        priority: "low",
      },
    ])
  })

  it("receives which texts only human translators translate: those in marked parts, and addresses", async () => {
    open(translate, { trp_no_auto_translation_selectors: ["[data-no-auto-translation]"] })
    await add(
      "<section data-no-auto-translation><p title=Buscar>Lijado</p></section><b title=Añadir>Barniz</b><img src=/foto.png>",
    )
    late().querySelector("p")?.setAttribute("title", "En el taller")
    await page?.clock.advance(200)
    expect(asked.map(({ fields }) => fields.get("skip_machine_translation"))).toEqual([
      '["Lijado","Buscar","/foto.png"]',
      '["En el taller"]',
    ])
    expect(asked[0]?.originals).toEqual(["Lijado", "Buscar", "Barniz", "Añadir", "/foto.png"])
  })

  it("is called where the page is in another language than the target, but nothing is written there", async () => {
    open(translate, { trp_current_language: "es_ES" })
    await add("<p title=Buscar>Lijado</p>")
    await add("<b>Lijado</b>")
    expect(asked.map(({ originals }) => originals)).toEqual([["Lijado", "Buscar"]])
    expect(late().innerHTML).toBe('<p title="Buscar">Lijado</p><b>Lijado</b>')
  })

  it("is called at the other address once, after any failure; then originals stay, and later texts are requested", async () => {
    const failures = [answerOf('"error"'), answerOf("<html>"), answerOf("-1", 403)]
    let answers: HttpResult[] = [...failures, { kind: "unreachable", reason: "timeout" }]
    open((originals) => answers.shift() ?? translate(originals))
    await add("<p>Lijado</p>")
    await add("<b>En el taller</b>")
    expect(asked.map(({ url }) => url)).toEqual([
      "/trp-ajax.php",
      "/wp-admin/admin-ajax.php",
      "/trp-ajax.php",
      "/wp-admin/admin-ajax.php",
    ])
    expect(late().textContent).toBe("LijadoEn el taller")
    expect(console.debug).toHaveBeenCalledTimes(2)
    answers = [answerOf('"error"')]
    await add("<i>Añadir</i><u>Lijado</u>")
    expect(late().textContent).toBe("LijadoEn el tallerAddSanding")
  })

  it("that answers HTML has it shown as text", async () => {
    open(() =>
      answerOf(
        JSON.stringify([
          {
            original: "Lijado",
            translationsArray: { en_GB: { translated: "<img src=x onerror=alert(1)>&lt;b&gt;$&" } },
          },
        ]),
      ),
    )
    await add("<p>Lijado</p>")
    expect(late().querySelectorAll("img, b")).toHaveLength(0)
    expect(late().textContent).toBe("<img src=x onerror=alert(1)><b>$&")
  })

  it("gets at most 200 texts at once, one request after the other", async () => {
    let running = 0
    let most = 0
    open(async (originals) => {
      running += 1
      most = Math.max(most, running)
      await page?.clock.advance(0)
      running -= 1
      return translate(originals)
    })
    await add(
      Array.from({ length: 450 }, (_, index) => `<p>Paso ${"abc"[index % 3] ?? ""} ${String(index)} fin</p>`).join(""),
    )
    await page?.clock.advance(1000)
    expect(asked.map(({ originals }) => originals.length)).toEqual([200, 200, 50])
    expect(most).toBe(1)
  })
})

describe("another script", () => {
  it("that has changed or removed a text meanwhile wins", async () => {
    let release: (() => void) | undefined
    open(async (originals) => {
      await new Promise<void>((resolve) => (release = resolve))
      return translate(originals)
    })
    await add("<p>Lijado</p><b>En el taller</b><i>Añadir</i>")
    const [paragraph, bold] = late().children
    const [text] = paragraph?.childNodes ?? []
    if (text) text.nodeValue = "Otra cosa"
    bold?.remove()
    release?.()
    await page?.clock.advance(200)
    expect([late().textContent, bold?.textContent]).toEqual(["Otra cosaAdd", "En el taller"])
  })

  it("that restores the original each time keeps it in the end", async () => {
    open()
    await add("<p>Lijado</p>")
    for (let turn = 0; turn < 8; turn += 1) {
      late().innerHTML = "<p>Lijado</p>"
      await page?.clock.advance(200)
    }
    expect(late().textContent).toBe("Lijado")
    expect(asked).toHaveLength(1)
  })
})

it("warns of a selector that no browser understands, and ends with the page", async () => {
  const current = open()
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    '[ringside translation] trp_data has the selector "]broken"; expected a CSS selector, so it is left out.',
  )
  current.stop()
  late().innerHTML = "<p>Lijado</p>"
  await current.clock.advance(200)
  expect(asked).toEqual([])
  expect(current.clock.waitingCount).toBe(0)
})
