import { describe, expect, it, vi } from "vitest"
import { createHtmlParser, createTrustedHtmlPolicy } from "./html.ts"

const parser = createHtmlParser(document, { createHTML: (html) => html })

function show(fragment: DocumentFragment): string {
  const box = document.createElement("div")
  box.append(fragment)
  return box.innerHTML
}

describe("the shop's own markup", () => {
  it.each([
    ["<div><script>alert(1)</script>ok</div>", "<div>ok</div>"],
    ['<img src="x.png" onerror="alert(1)">', '<img src="x.png">'],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href=" JaVa\tscript:alert(1)">x</a>', "<a>x</a>"],
    ['<form action="https://evil.example/"><input name="q"></form>', '<form><input name="q"></form>'],
    ['<button formaction="//evil.example/">x</button>', "<button>x</button>"],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', "<iframe></iframe>"],
    [
      '<a href="/carrito/?a=1&amp;b=2" data-x="1" class="c">x</a>',
      '<a href="/carrito/?a=1&amp;b=2" data-x="1" class="c">x</a>',
    ],
    ["", ""],
  ])("%s becomes %s", (html, expected) => {
    expect(show(parser.parseFragment(html))).toBe(expected)
  })

  it.each([
    [
      '<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="2a4b6a4804495c">[email&#160;protected]</a>.</p>',
      "<p>Write to a@b.cv.</p>",
    ],
    [
      '<a href="/cdn-cgi/l/email-protection#2a4b6a4804495c"><span data-cfemail="2a4b6a4804495c">[email]</span></a>',
      '<a href="mailto:a@b.cv">a@b.cv</a>',
    ],
    [
      '<a href="/cdn-cgi/l/email-protection#zz" data-cfemail="">[email]</a>',
      '<a href="/cdn-cgi/l/email-protection#zz" data-cfemail="">[email]</a>',
    ],
    ['<i data-cfemail="003c623e">x</i>', "&lt;b&gt;"],
  ])("shows addresses that Cloudflare has hidden: %s becomes %s", (html, expected) => {
    expect(show(parser.parseFragment(html))).toBe(expected)
  })

  it.each(["form", "img", "iframe"])("drops a %s that would shadow a member of the document", (tag) => {
    for (const name of ["cookie", "createElement", "body", "querySelector"]) {
      const [element] = parser.parseFragment(`<${tag} name="${name}" id="${name}" class="c"></${tag}>`).children
      expect(element?.getAttributeNames()).toEqual(["class"])
    }
    const [own] = parser.parseFragment(`<${tag} name="checkout" id="order"></${tag}>`).children
    expect(own?.getAttributeNames().toSorted()).toEqual(["id", "name"])
    expect(show(parser.parseFragment('<input name="title"><p id="body"></p>'))).toBe(
      '<input name="title"><p id="body"></p>',
    )
  })

  it("keeps the name of a form that is already on the page", () => {
    document.body.innerHTML = '<form name="checkout"></form>'
    const [form] = parser.parseFragment('<form name="checkout"></form>').children
    document.body.replaceChildren()
    expect(form?.getAttribute("name")).toBe("checkout")
  })

  it("keeps elements that are valid only inside a table", () => {
    expect(show(parser.parseFragment("<tr><td>1</td></tr>"))).toContain("<td>1</td>")
  })

  it("is sanitised inside templates, too", () => {
    const fragment = parser.parseFragment('<template><img src="x" onerror="alert(1)"></template>')
    const template = fragment.querySelector("template")
    expect(template?.content.querySelector("img")?.getAttributeNames()).toEqual(["src"])
  })

  it.each(["attributes", "getAttributeNames", "removeAttribute"])(
    "sanitises a form although its fields are named %s",
    (name) => {
      const html = `<form onfocusin="alert(1)"><input name="${name}" value="x"><input name="${name}" value="y"></form>`
      const form = createHtmlParser(createDocumentWithNamedFields(), { createHTML: (text) => text })
        .parseFragment(html)
        .querySelector("form")
      expect(form?.outerHTML).toBe(html.replace(' onfocusin="alert(1)"', ""))
    },
  )
})

/** As in browsers, and unlike here, a form's fields are its members by their names, and hide what it has itself. */
function createDocumentWithNamedFields(): Document {
  const createElement = (tag: string) => {
    const element = document.createElement(tag)
    if (!(element instanceof HTMLTemplateElement)) return element
    return Object.defineProperty(element, "innerHTML", {
      set(html: string) {
        element.content.append(document.createRange().createContextualFragment(html))
        for (const form of element.content.querySelectorAll("form")) {
          const fields = [...form.querySelectorAll("input")]
          for (const { name } of fields) Object.defineProperty(form, name, { configurable: true, value: fields })
        }
      },
    })
  }
  return new Proxy(document, {
    get: (target, member) => {
      if (member === "createElement") return createElement
      const value: unknown = Reflect.get(target, member, target)
      return typeof value === "function" ? (value.bind(target) as unknown) : value
    },
  })
}

describe("a message", () => {
  it.each([
    ['<a href="/carrito/" class="button" onclick="x()">Cesta</a>', '<a href="/carrito/" class="button">Cesta</a>'],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<strong style="position:fixed">!</strong>', "<strong>!</strong>"],
    ["<b>“Gloves”</b> <img src=x onerror=alert(1)>added<script>alert(1)</script>", "<b>“Gloves”</b> added"],
    ["<style>*{display:none}</style>x", "x"],
    ["<font><b>x</b></font>", "x"],
    ['<form action="/x"><input name="localName"><p>text</p></form>', "text"],
    ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
  ])("%s becomes %s", (html, expected) => {
    expect(show(parser.parseMessage(html))).toBe(expected)
  })
})

describe("the Trusted Types policy", () => {
  const rules = { createHTML: (html: string) => `trusted ${html}` }
  const withTrustedTypes = (createPolicy: (name: string) => typeof rules) =>
    createTrustedHtmlPolicy({ trustedTypes: { createPolicy } } as unknown as Window)

  it("is created once, under our name", () => {
    const createPolicy = vi.fn(() => rules)
    expect(withTrustedTypes(createPolicy).createHTML("x")).toBe("trusted x")
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith("ringside", expect.anything())
  })

  it("returns markup unchanged where the name is taken, or the browser has no Trusted Types", () => {
    const taken = withTrustedTypes(() => {
      throw new TypeError("Policy with name ringside already exists")
    })
    expect(taken.createHTML("<p>")).toBe("<p>")
    expect(createTrustedHtmlPolicy(window).createHTML("<p>")).toBe("<p>")
  })
})
