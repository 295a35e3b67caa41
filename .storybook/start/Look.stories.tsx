import type { Meta, StoryObj } from "@storybook/react-vite"
import { type CSSProperties, useState } from "react"
import { expect, spyOn, waitFor } from "storybook/test"
import { formatTheme } from "../../packages/core/src/index.ts"
import { createStoryShop } from "../../packages/mini-cart/src/miniCart/storyShop.ts"
import { usePage } from "../../packages/ui/src/index.ts"
import { SampleWidgets } from "./SampleWidgets.tsx"
import "./look.css"

/** A shared value that has a control here. The page Tokens lists all of them. */
type Control = { readonly name: string; readonly es: string; readonly en: string } & (
  | { readonly kind: "color"; readonly start: string }
  | { readonly kind: "length"; readonly start: number; readonly min: number; readonly max: number }
)

const controls: readonly Control[] = [
  { name: "accent", es: "Acento", en: "Accent", kind: "color", start: "#b3261e" },
  { name: "surface", es: "Fondo de ventanas", en: "Ground of dialogs", kind: "color", start: "#fff8ec" },
  { name: "text", es: "Texto", en: "Text", kind: "color", start: "#2b1d14" },
  { name: "field-line", es: "Borde de campos", en: "Edge of fields", kind: "color", start: "#7a5c46" },
  { name: "danger", es: "Error", en: "Error", kind: "color", start: "#a3123a" },
  { name: "success", es: "Hecho", en: "Success", kind: "color", start: "#00613f" },
  { name: "radius", es: "Esquinas", en: "Corners", kind: "length", start: 4, min: 0, max: 24 },
  { name: "line-weight", es: "Grosor de línea", en: "Weight of lines", kind: "length", start: 1, min: 1, max: 4 },
  { name: "target", es: "Altura de controles", en: "Height of controls", kind: "length", start: 44, min: 44, max: 64 },
  { name: "space", es: "Espacio", en: "Space", kind: "length", start: 4, min: 3, max: 7 },
]

const texts = {
  es: {
    title: "Aspecto",
    lead: "Unos pocos valores llegan a todos los widgets. Cámbialos y copia el CSS en la hoja de estilos de tu tienda.",
    values: "Valores",
    css: "CSS",
    none: "/* Cambia un valor. */",
    copy: "Copiar el CSS",
    copied: "Copiado.",
    reset: "Quitar los cambios",
    preview: "Vista previa",
  },
  en: {
    title: "Look",
    lead: "A few values reach every widget. Change them, and copy the CSS into the style sheet of your shop.",
    values: "Values",
    css: "CSS",
    none: "/* Change a value. */",
    copy: "Copy the CSS",
    copied: "Copied.",
    reset: "Undo the changes",
    preview: "Preview",
  },
}

type Values = Readonly<Record<string, string>>

/** The rule that a shop puts into its style sheet. */
function formatCss(values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => `  --ringside-${name}: ${value};`)
  return [":root {", ...lines, "}"].join("\n")
}

/** Shared values with controls, beside the widgets that follow them. */
function LookPage() {
  const page = usePage()
  const language = page.config.locale.startsWith("es") ? "es" : "en"
  const words = texts[language]
  const [values, setValues] = useState<Values>({})
  const [hasCopied, setHasCopied] = useState(false)
  const change = (next: Values) => {
    setHasCopied(false)
    setValues(next)
  }
  const css = formatCss(values)
  const style: CSSProperties = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--ringside-${name}`, value]),
  )
  return (
    <main className="look-page">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <section className="look-values" aria-label={words.values}>
        {controls.map((control) => (
          <ValueField
            key={control.name}
            control={control}
            label={control[language]}
            value={values[control.name]}
            onChange={(value) => change({ ...values, [control.name]: value })}
          />
        ))}
        <pre aria-label={words.css} role="region" tabIndex={0}>
          {Object.keys(values).length === 0 ? words.none : css}
        </pre>
        <p className="look-actions">
          <button
            type="button"
            className="ringside-button ringside-button-main"
            onClick={() => void page.window.navigator.clipboard.writeText(css).then(() => setHasCopied(true))}
          >
            {words.copy}
          </button>
          <button type="button" className="ringside-button" onClick={() => change({})}>
            {words.reset}
          </button>
          <span role="status">{hasCopied ? words.copied : ""}</span>
        </p>
      </section>
      <section className="look-preview" aria-label={words.preview} style={style}>
        {/* The values stand around the root, where a page has them. */}
        <div className="ringside" data-ringside-root="" data-ringside-theme={formatTheme(page.config)}>
          <SampleWidgets language={language} />
        </div>
      </section>
    </main>
  )
}

interface ValueFieldProps {
  readonly control: Control
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

function ValueField({ control, label, value, onChange }: ValueFieldProps) {
  const isColor = control.kind === "color"
  return (
    <label className="look-value">
      <span>
        {label} <code>--ringside-{control.name}</code>
      </span>
      <input
        type={isColor ? "color" : "range"}
        value={isColor ? (value ?? control.start) : Number.parseInt(value ?? String(control.start), 10)}
        {...(control.kind === "length" && { min: control.min, max: control.max })}
        onChange={({ target }) => onChange(isColor ? target.value : `${target.value}px`)}
      />
      <output>{value ?? "–"}</output>
    </label>
  )
}

const meta: Meta<typeof LookPage> = {
  title: "Start/Look",
  component: LookPage,
  parameters: { controls: { disable: true }, ...createStoryShop({ items: { 1: 2, 3: 1 } }) },
}
export default meta

type Story = StoryObj<typeof meta>

export const Look: Story = {}

/** A value reaches the preview, and the CSS names it. */
export const CornersChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const corners = await canvas.findByRole("slider", { name: /--ringside-radius/ })
    // A native setter, since React keeps its own account of the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(corners, "16")
    corners.dispatchEvent(new Event("input", { bubbles: true }))
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "CSS" })).toHaveTextContent("--ringside-radius: 16px;"),
    )
    const preview = canvas.getByRole("region", { name: /Vista previa|Preview/ })
    const button = preview.querySelector(".ringside-button-main")
    await expect(button && getComputedStyle(button).getPropertyValue("border-start-start-radius")).toBe("16px")
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: /Copiar|Copy/ }))
    await expect(write).toHaveBeenCalledWith(":root {\n  --ringside-radius: 16px;\n}")
  },
}
