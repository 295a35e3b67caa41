import { startBehaviour } from "@ringside/core"
import { type AttributeSpec, type AttributeTable, escapeHtml, parseJson } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef, useState } from "react"
import { expect, spyOn, waitFor } from "storybook/test"
import { popupAttributes } from "./options.ts"
import { popupsBehaviour } from "./standaloneBehaviour.ts"
import "./styles.css"
import "./hook/hookPopup.css"

/** Settings without an attribute of their own, with the ranges of the original plugin's editor. */
const moreSettings = {
  animation_speed: { type: "integer", min: 0, max: 10_000, fallback: 350, doc: "Duration of the animation, in ms." },
  animation_origin: { type: "text", maxLength: 20, fallback: null, doc: "Where a sliding popup starts." },
  overlay_disabled: { type: "flag", fallback: false, doc: "Keeps the page around the popup usable." },
  close_on_esc_press: { type: "flag", fallback: true, doc: "Closes the popup on Escape." },
  close_on_f4_press: { type: "flag", fallback: false, doc: "Closes the popup on F4." },
  close_on_overlay_click: { type: "flag", fallback: true, doc: "Closes the popup on a click outside it." },
  close_button_delay: { type: "integer", min: 0, max: 60_000, fallback: 0, doc: "Delay of the close button, in ms." },
  disable_on_mobile: { type: "flag", fallback: false, doc: "Keeps the popup closed on phones." },
  disable_on_tablet: { type: "flag", fallback: false, doc: "Keeps the popup closed on tablets." },
  disable_reposition: { type: "flag", fallback: false, doc: "Keeps the position when the window is resized." },
  position_fixed: { type: "flag", fallback: false, doc: "Keeps the position while the overlay scrolls." },
  position_top: { type: "integer", min: 0, max: 1000, fallback: 40, doc: "Distance from the top, in px." },
  position_bottom: { type: "integer", min: 0, max: 1000, fallback: 40, doc: "Distance from the bottom, in px." },
  position_left: { type: "integer", min: 0, max: 1000, fallback: 16, doc: "Distance from the left, in px." },
  position_right: { type: "integer", min: 0, max: 1000, fallback: 16, doc: "Distance from the right, in px." },
  custom_width: { type: "text", maxLength: 20, fallback: null, doc: "Width with size custom: 640px." },
  custom_height: { type: "text", maxLength: 20, fallback: null, doc: "Height with size custom: 380px." },
  custom_height_auto: { type: "flag", fallback: false, doc: "With size custom, the content decides the height." },
  scrollable_content: { type: "flag", fallback: false, doc: "The content scrolls within a custom height." },
  responsive_min_width: { type: "text", maxLength: 20, fallback: "0%", doc: "Minimum width of the named sizes." },
  responsive_max_width: { type: "text", maxLength: 20, fallback: "720px", doc: "Maximum width of the named sizes." },
  position_from_trigger: { type: "flag", fallback: false, doc: "Places the popup beside the element that opens it." },
  disable_accessibility: { type: "flag", fallback: false, doc: "Leaves the focus where it is." },
  close_on_form_submission: { type: "flag", fallback: false, doc: "Closes the popup when its form succeeds." },
  close_on_form_submission_delay: { type: "integer", min: 0, max: 60_000, fallback: 0, doc: "The delay, in ms." },
  open_sound: { type: "text", maxLength: 60, fallback: "none", doc: "A file such as beep.mp3, or custom." },
  custom_sound: { type: "text", maxLength: 500, fallback: null, doc: "Address of the sound with open_sound custom." },
  priority: { type: "integer", fallback: 0, doc: "Higher ones come first in the queue." },
  zindex: { type: "integer", min: 1, max: 2_147_483_647, fallback: 1_999_999_999, doc: "Layer on the page." },
} as const satisfies AttributeTable

const json = (doc: string) => ({ type: "text", maxLength: 2000, fallback: null, doc }) as const

/** Settings that are lists or objects, written as JSON. */
const jsonSettings = {
  triggers: json('[{ "type": "scroll_depth", "settings": { "depth": 40 } }]'),
  cookies: json('[{ "event": "on_popup_close", "settings": { "name": "seen", "time": "+1 week" } }]'),
  conditions: json('[[{ "target": "ringside_basket", "settings": { "min": 1 } }]]'),
  frequency: json('{ "max": 1, "per": "day" }'),
  schedule: json('{ "days": [1, 2], "from": "09:00", "to": "18:00", "timezone": "Europe/Madrid" }'),
} as const satisfies AttributeTable

const { settings: _, ...attributes } = popupAttributes

type Values = Readonly<Record<string, string>>

const texts = {
  es: {
    title: "La carta del taller",
    text: "Una carta al mes: la tirada nueva, antes que nadie.",
    open: "Abrir la ventana",
    markup: "Marcado",
    copy: "Copiar",
    copied: "Copiado",
    attributes: "Atributos",
    settings: "Otros ajustes",
    json: "Ajustes en JSON",
  },
  en: {
    title: "The workshop’s letter",
    text: "One letter a month: the new run, before anybody else.",
    open: "Open the popup",
    markup: "Markup",
    copy: "Copy",
    copied: "Copied",
    attributes: "Attributes",
    settings: "More settings",
    json: "Settings in JSON",
  },
}

/** A form for every setting of a popup, with a preview and its markup. */
function PopupBuilder() {
  const page = usePage()
  const words = texts[page.config.locale.startsWith("es") ? "es" : "en"]
  const [values, setValues] = useState<Values>({})
  const [hasCopied, setHasCopied] = useState(false)
  const markup = formatMarkup(values, `<h2>${words.title}</h2>\n  <p>${words.text}</p>`)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    startBehaviour(popupsBehaviour, page)
  }, [page])
  useEffect(() => {
    place.current?.replaceChildren(page.html.parseFragment(markup))
    page.scan()
  }, [page, markup])
  const change = (name: string, value: string) => {
    setHasCopied(false)
    setValues((before) => ({ ...before, [name]: value }))
  }
  const copy = async () => {
    await page.window.navigator.clipboard.writeText(markup)
    setHasCopied(true)
  }
  return (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 640 }}>
      <Fields legend={words.attributes} table={attributes} values={values} onChange={change} />
      <Fields legend={words.settings} table={moreSettings} values={values} onChange={change} />
      <Fields legend={words.json} table={jsonSettings} values={values} onChange={change} />
      <p>
        <button type="button" className="open-built">
          {words.open}
        </button>
      </p>
      <label style={{ display: "grid" }}>
        {words.markup}
        <textarea readOnly rows={8} value={markup} />
      </label>
      <p>
        <button type="button" onClick={() => void copy()}>
          {words.copy}
        </button>{" "}
        <span role="status">{hasCopied ? words.copied : ""}</span>
      </p>
      <div ref={place} />
    </div>
  )
}

interface FieldsProps {
  readonly legend: string
  readonly table: AttributeTable
  readonly values: Values
  readonly onChange: (name: string, value: string) => void
}

function Fields({ legend, table, values, onChange }: FieldsProps) {
  return (
    <fieldset style={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" }}>
      <legend>{legend}</legend>
      {Object.entries(table).map(([name, spec]) => (
        <label key={name} style={{ display: "grid" }} title={spec.doc}>
          {name}
          <Field spec={spec} value={values[name] ?? readFallback(spec)} onChange={(value) => onChange(name, value)} />
        </label>
      ))}
    </fieldset>
  )
}

interface FieldProps {
  readonly spec: AttributeSpec
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({ spec, value, onChange }: FieldProps) {
  if (spec.type === "choice" || spec.type === "flag") {
    const options = spec.type === "choice" ? spec.values : ["false", "true"]
    return (
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const type = spec.type === "integer" ? "number" : "text"
  return <input type={type} value={value} onChange={({ target }) => onChange(target.value)} />
}

function readFallback(spec: AttributeSpec): string {
  return spec.fallback === null ? "" : String(spec.fallback)
}

/** The hook's markup with the settings that differ from the defaults. */
function formatMarkup(values: Values, content: string): string {
  const changed = (table: AttributeTable) =>
    Object.entries(table).flatMap(([name, spec]) => {
      const value = values[name]
      return value === undefined || value === "" || value === readFallback(spec) ? [] : [[name, value, spec] as const]
    })
  const options = changed(attributes).map(([name, value, spec]) =>
    spec.type === "flag" ? ` data-ringside-${name}="on"` : ` data-ringside-${name}="${escapeHtml(value)}"`,
  )
  const settings = changed(moreSettings).map(([name, value, spec]) => {
    const parsed = spec.type === "integer" ? Number(value) : spec.type === "flag" ? value === "true" : value
    return [name, parsed] as const
  })
  // JSON that is still being typed can't be parsed.
  const objects = changed(jsonSettings).flatMap(([name, value]) => {
    const parsed: unknown = parseJson(value)
    return parsed === null ? [] : [[name, parsed] as const]
  })
  const all = Object.fromEntries<unknown>([...settings, ...objects])
  const written = Object.keys(all).length > 0 ? ` data-ringside-settings="${escapeHtml(JSON.stringify(all))}"` : ""
  const opener = options.some((option) => option.includes("open-on")) ? "" : ' data-ringside-open-on=".open-built"'
  return `<div hidden data-ringside="popup"${opener}${options.join("")}${written}>\n  ${content}\n</div>`
}

const meta: Meta<typeof PopupBuilder> = { title: "popups/Builder", component: PopupBuilder }
export default meta

type Story = StoryObj<typeof meta>

export const Builder: Story = {}

export const BuiltAndOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("size"), "small")
    await userEvent.selectOptions(canvas.getByLabelText("animation"), "none")
    await userEvent.selectOptions(canvas.getByLabelText("stackable"), "true")
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: /Copiar|Copy/ }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/Copiado|Copied/))
    const markup = write.mock.calls[0]?.[0] ?? ""
    await expect(canvas.getByLabelText(/Marcado|Markup/)).toHaveValue(markup)
    const hook = new DOMParser().parseFromString(markup, "text/html").body.firstElementChild
    await expect(hook?.getAttribute("data-ringside")).toBe("popup")
    for (const [name, value] of [
      ["size", "small"],
      ["animation", "none"],
      ["stackable", "on"],
      ["open-on", ".open-built"],
    ] as const)
      await expect(hook?.getAttribute(`data-ringside-${name}`)).toBe(value)
    const opener = canvas.getByRole("button", { name: /Abrir la ventana|Open the popup/ })
    await waitFor(() => expect(opener).toHaveAttribute("aria-haspopup", "dialog"))
    await userEvent.click(opener)
    await expect(await canvas.findByRole("dialog")).toHaveAttribute("data-ringside-stackable", "on")
  },
}
