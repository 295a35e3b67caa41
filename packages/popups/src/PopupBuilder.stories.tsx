import { startBehaviour } from "@ringside/core"
import type { AttributeSpec } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useId, useRef, useState } from "react"
import { expect, spyOn, waitFor } from "storybook/test"
import { popupsBehaviour } from "./behaviour.ts"
import {
  allSettings,
  formatMarkup,
  formatSettingName,
  readFallback,
  type SettingGroup,
  settingGroups,
  type SettingName,
  type Values,
} from "./storySettings.ts"
import "./styles.css"
import "./hook/hookPopup.css"
import "./storyTheme.css"

const texts = {
  es: {
    title: "La carta del taller",
    text: "Una carta al mes: la tirada nueva, antes que nadie.",
    open: "Abrir la ventana",
    preview: "Vista previa",
    markup: "Marcado",
    copy: "Copiar",
    copied: "Copiado",
    more: "Más ajustes",
  },
  en: {
    title: "The workshop’s letter",
    text: "One letter a month: the new run, before anybody else.",
    open: "Open the popup",
    preview: "Preview",
    markup: "Markup",
    copy: "Copy",
    copied: "Copied",
    more: "More settings",
  },
}

/** A form for every setting of a popup, by the questions that they answer, beside a preview and the markup. */
function PopupBuilder() {
  const page = usePage()
  const language = page.config.locale.startsWith("es") ? "es" : "en"
  const words = texts[language]
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
    <div className="builder">
      <div className="builder-settings">
        {settingGroups.map((group) => (
          <fieldset key={group.en}>
            <legend>{group[language]}</legend>
            <Fields names={group.first} values={values} onChange={change} />
            <More group={group} title={words.more} values={values} onChange={change} />
          </fieldset>
        ))}
      </div>
      <div className="builder-result">
        <Preview label={words.preview} title={words.title} text={words.text} values={values} />
        <p className="builder-actions">
          <button type="button" className="ringside-button ringside-button-main open-built">
            {words.open}
          </button>
        </p>
        <label className="builder-field">
          {words.markup}
          <textarea readOnly rows={8} value={markup} />
        </label>
        <p className="builder-actions">
          <button type="button" className="ringside-button" onClick={() => void copy()}>
            {words.copy}
          </button>
          <span role="status">{hasCopied ? words.copied : ""}</span>
        </p>
        <div ref={place} />
      </div>
    </div>
  )
}

interface PreviewProps {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly values: Values
}

/** Where the popup stands in a small window, and how much of it it takes. */
function Preview({ label, title, text, values }: PreviewProps) {
  const read = (name: SettingName) => values[name] ?? readFallback(allSettings[name])
  const [first = "center", second = first] = read("location").split(" ")
  const isVertical = first === "center" && second !== "center"
  const place = {
    "data-inline": first === "center" ? "center" : first,
    "data-block": isVertical || second === "top" || second === "bottom" ? second : "center",
  }
  return (
    <div className="builder-preview" role="img" aria-label={label} {...place}>
      <div className="builder-page" aria-hidden="true" />
      {read("overlay_disabled") === "false" && <div className="builder-overlay" aria-hidden="true" />}
      <div className="builder-popup" data-size={read("size")} aria-hidden="true">
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </div>
  )
}

interface FieldsProps {
  readonly names: readonly SettingName[]
  readonly values: Values
  readonly onChange: (name: string, value: string) => void
}

function Fields({ names, values, onChange }: FieldsProps) {
  return (
    <div className="builder-fields">
      {names.map((name) => (
        <Field key={name} name={name} value={values[name]} onChange={(value) => onChange(name, value)} />
      ))}
    </div>
  )
}

interface MoreProps extends Omit<FieldsProps, "names"> {
  readonly group: SettingGroup
  readonly title: string
}

function More({ group, title, ...fields }: MoreProps) {
  return (
    <details>
      <summary>{title}</summary>
      <Fields names={group.more} {...fields} />
    </details>
  )
}

interface FieldProps {
  readonly name: SettingName
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

function Field({ name, value, onChange }: FieldProps) {
  const spec: AttributeSpec = allSettings[name]
  const hintId = useId()
  const isChoice = spec.type === "choice" || spec.type === "flag"
  const options = spec.type === "choice" ? spec.values : ["false", "true"]
  const shared = { value: value ?? readFallback(spec), "aria-describedby": hintId }
  return (
    <div className="builder-field">
      <label>
        <span>{formatSettingName(name)}</span>
        {isChoice ? (
          <select {...shared} onChange={({ target }) => onChange(target.value)}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <input
            {...shared}
            type={spec.type === "integer" ? "number" : "text"}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </label>
      <small id={hintId}>{spec.doc}</small>
    </div>
  )
}

const meta: Meta<typeof PopupBuilder> = { title: "popups/Builder", component: PopupBuilder }
export default meta

type Story = StoryObj<typeof meta>

export const Builder: Story = {}

export const BuiltAndOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const listed = settingGroups.flatMap(({ first, more }) => [...first, ...more])
    await expect(listed.toSorted()).toEqual(Object.keys(allSettings).toSorted())
    await userEvent.selectOptions(await canvas.findByLabelText("Size"), "small")
    await userEvent.selectOptions(canvas.getByLabelText("Animation"), "none")
    // It is one of those that few popups need.
    for (const more of canvas.getAllByText(/Más ajustes|More settings/)) await userEvent.click(more)
    await userEvent.selectOptions(canvas.getByLabelText("Stackable"), "true")
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
