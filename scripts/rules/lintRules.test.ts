import { ESLint, Linter } from "eslint"
import { describe, expect, it } from "vitest"
import { root } from "../workspace.mjs"

/** The number of `no-restricted-syntax` errors in `code` as the file at `path`. */
async function countMessages(path: string, code: string): Promise<number> {
  const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile(path)
  const rules = { "no-restricted-syntax": readRule(config, "no-restricted-syntax") }
  return new Linter().verify(code, [{ languageOptions: { sourceType: "module" }, rules }]).length
}

function readRule(config: unknown, name: string): Linter.RuleEntry {
  const { rules } = config as { rules: Record<string, Linter.RuleEntry> }
  return rules[name] ?? "off"
}

describe("leaving the page past page.navigation", () => {
  const ways = [
    "window.location = url",
    "location = url",
    "page.window.location = url",
    "window.location.href = url",
    "location.href += hash",
    "page.window.location.hash = hash",
    "document.location.search = query",
    "location.assign(url)",
    "window.location.replace(url)",
    "page.window.location.reload()",
    "document.location?.assign(url)",
    "const leave = view.location.assign",
    "const { assign } = window.location",
    "const { replace: leave } = location",
    "window.open(url)",
    "page.window.open(url, '_blank')",
    "view?.open(url)",
    "document.defaultView.open(url)",
    "const { open } = page.window",
  ]

  it.each(ways)("is refused in a widget: %s", async (code) => {
    expect(await countMessages("packages/gallery/src/viewer/lightbox.ts", code)).toBeGreaterThan(0)
  })

  it.each([
    "packages/core/src/interface/notices.ts",
    "packages/embed/src/shop.ts",
    "packages/ui/src/root/ErrorBoundary.tsx",
    "packages/cart/src/client/wcAjax.ts",
  ])("is refused in %s", async (path) => {
    expect(await countMessages(path, "window.location.assign(url)")).toBe(1)
  })

  it("is what navigation.ts is for", async () => {
    expect(await countMessages("packages/core/src/interface/navigation.ts", "view.location.assign(url)")).toBe(0)
  })

  it.each([
    "const { hash, origin } = window.location",
    "lightbox.open(url)",
    "page.navigation.reload()",
    "text.replace(a, b)",
  ])("lets be what stays on the page: %s", async (code) => {
    expect(await countMessages("packages/gallery/src/viewer/lightbox.ts", code)).toBe(0)
  })
})

describe("reading what a host or a page prints past its table", () => {
  const ways = [
    'settings.read("astra", "site")',
    "page.settings.read(job.settings, job.packageName)",
    "scope.page.settings.read(name)",
    "const read = page.settings.read",
    "const { read } = page.settings",
    "page.config.host.wcpayFraudPreventionToken",
    "config.host[name]",
    "const { host } = page.config",
    "const { analytics } = config.all",
    'Object.hasOwn(page.config.all, "consent")',
    "const { all } = config",
  ]

  it.each(ways)("is refused in a package: %s", async (code) => {
    expect(await countMessages("packages/attribution/src/late.ts", code)).toBe(1)
  })

  it("is refused in the script tag's code, too", async () => {
    expect(await countMessages("packages/embed/src/late.ts", "settings.read(name, packageName)")).toBe(1)
  })

  it("is what core's own functions do", async () => {
    expect(await countMessages("packages/core/src/host/readHostSettings.ts", "settings.read(name, packageName)")).toBe(
      0,
    )
  })

  it.each([
    "readHostSettings(page, themeSettings)",
    "widget.read(host, page)",
    "cookies.all()",
    "url.host",
    "const { locale } = page.config",
  ])("has nothing to do with %s", async (code) => {
    expect(await countMessages("packages/attribution/src/late.ts", code)).toBe(0)
  })
})

describe("checking an event's target by hand", () => {
  it.each([
    "target instanceof HTMLInputElement",
    "event.target instanceof window.Node",
    "if (!(target instanceof page.window.HTMLFormElement)) leave()",
    "event.currentTarget instanceof Element",
  ])("is refused in a package: %s", async (code) => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", code)).toBe(1)
    expect(await countMessages("packages/mini-cart/src/miniCart/ui/usePanel.ts", code)).toBe(1)
  })

  it("is what core's own functions do", async () => {
    const code = "target instanceof window.Element"
    expect(await countMessages("packages/core/src/page/findEventElement.ts", code)).toBe(0)
  })

  it("has nothing to do with comparing it", async () => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", "target === element")).toBe(0)
  })
})

describe("listening natively to what scripts may send through jQuery alone", () => {
  it.each([
    'scope.listen(form, "change", choose)',
    'listen(page.document, "click", follow, { signal })',
    'field.addEventListener("input", search)',
    'form.addEventListener("submit", send)',
    'scope.listen(control, "keydown", press)',
    'for (const type of ["focusout", "change"]) scope.listen(form, type, note)',
    'for (const type of ["input", "scroll"]) { listen(form, type, note, { signal }) }',
  ])("is refused in a package: %s", async (code) => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", code)).toBe(1)
    expect(await countMessages("packages/embed/src/late.ts", code)).toBe(1)
  })

  it("is what core's own functions and our own components do", async () => {
    const code = 'listen(dialog, "click", close, { signal })'
    expect(await countMessages("packages/core/src/interface/overlays.ts", code)).toBe(0)
    expect(await countMessages("packages/ui/src/dialog/openModal.ts", code)).toBe(0)
  })

  it.each([
    'scope.listenToField(form, "change", choose)',
    'page.events.listenToField(form, "submit", send, { signal })',
    'scope.listen(form, "focusout", check)',
    'delegate(page, "click", selector, follow)',
    'button.addEventListener("click", press)',
    'for (const type of ["focusin", "pointerdown"]) scope.listen(form, type, load)',
    'for (const type of ["input", "change"]) field.dispatchEvent(new Event(type))',
  ])("has nothing to do with %s", async (code) => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", code)).toBe(0)
  })
})

describe("focusing what the browser then scrolls under a header", () => {
  it.each([
    "field.focus()",
    "button.current?.focus()",
    "document.getElementById(id)?.focus()",
    "(target ?? box).focus()",
  ])("is refused in a package: %s", async (code) => {
    expect(await countMessages("packages/checkout/src/forms/errors.ts", code)).toBe(1)
    expect(await countMessages("packages/ui/src/form/ErrorSummary.tsx", code)).toBe(1)
    expect(await countMessages("packages/core/src/interface/radioGroup.ts", code)).toBe(1)
  })

  it.each(["field.focus(nullPrototype({ preventScroll: true }))", "focusInView(page, field)", "stars.focusRadio()"])(
    "has nothing to do with %s",
    async (code) => {
      expect(await countMessages("packages/checkout/src/forms/errors.ts", code)).toBe(0)
    },
  )

  it("is free in tests, stories and doubles", async () => {
    for (const path of [
      "gallery/src/tabs.test.ts",
      "site/src/header/SiteHeader.stories.tsx",
      "site/src/oneForTests.ts",
    ])
      expect(await countMessages(`packages/${path}`, "field.focus()")).toBe(0)
  })
})

describe("trusting the address of a script", () => {
  const ways = ["page.trustedHtml.createScriptURL(url, check)", "const { createScriptURL } = page.trustedHtml"]
  const importing = 'import { trustScriptUrl } from "@ringside/core"'

  it.each([
    "packages/gallery/src/viewer/lightbox.ts",
    "packages/core/src/http/http.ts",
    "packages/payments/src/card/cards.ts",
  ])("is refused in %s", async (path) => {
    for (const code of [...ways, importing]) expect(await countMessages(path, code)).toBe(1)
  })
})

describe("checking an element's type after it was found", () => {
  it.each([
    "element instanceof window.HTMLElement",
    "relatedTarget instanceof page.window.Node",
    "if (!(form instanceof HTMLFormElement)) leave()",
    "node instanceof Text",
    "notices instanceof window.DocumentFragment",
    "shape instanceof view.SVGPathElement",
  ])("is refused in a package: %s", async (code) => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", code)).toBe(1)
    expect(await countMessages("packages/mini-cart/src/miniCart/ui/usePanel.ts", code)).toBe(1)
    expect(await countMessages("packages/embed/src/late.ts", code)).toBe(1)
  })

  it("is what core's finders do", async () => {
    expect(await countMessages("packages/core/src/page/elementTypes.ts", "element instanceof window.Element")).toBe(0)
  })

  it.each([
    "cause instanceof Error",
    "cause instanceof window.DOMException",
    "event instanceof page.window.CustomEvent",
    "result instanceof Promise",
  ])("has nothing to do with %s", async (code) => {
    expect(await countMessages("packages/checkout/src/classic/checkoutForm.ts", code)).toBe(0)
  })
})
