/*
 * The preview on the settings page: a page of its own in a frame, in which Ringside draws a button and its panel with the choices of the
 * form. Nothing in it can be pressed. It needs no build.
 */
;((form) => {
  if (!form) return
  const frame = form.querySelector("iframe")
  const field = (name) => form.querySelector(`[name="ringside_settings[look][${name}]"]`)
  const properties = { accent: "--ringside-accent", surface: "--ringside-surface", corners: "--ringside-radius" }

  const valueOf = (name) => (field(`own_${name}`)?.checked === false ? "" : field(name).value)

  const show = () => {
    const root = frame.contentDocument.documentElement
    root.dataset.ringsideTheme = field("theme").value
    for (const [name, property] of Object.entries(properties)) root.style.setProperty(property, valueOf(name))
  }

  const start = () => {
    const page = frame.contentDocument
    // The frame shares the cookies of the site, where the owner may have answered the question that is its panel.
    Object.defineProperty(page, "cookie", { value: "", writable: true })
    show()
    const script = page.createElement("script")
    script.type = "module"
    script.src = form.dataset.script
    page.body.append(script)
  }
  const { lang, dir } = document.documentElement
  frame.srcdoc = `<!doctype html><html lang="${lang}" dir="${dir || "ltr"}"><body inert style="display: grid; gap: 16px; font: 16px/1.5 sans-serif; margin: 16px">
    <div data-ringside="add-to-cart" data-ringside-load="now" data-ringside-product="1" data-ringside-quantity-field></div>
    <div data-ringside="consent" data-ringside-load="now" data-ringside-position="inline"></div></body></html>`
  frame.addEventListener("load", start, { once: true })
  frame.hidden = false
  form.addEventListener("input", (event) => {
    // Who chooses a colour wants to see it.
    const own = event.target.type === "color" && event.target.closest("p").querySelector("input[type=checkbox]")
    if (own) own.checked = true
    show()
  })
})(document.querySelector("#ringside-look"))
