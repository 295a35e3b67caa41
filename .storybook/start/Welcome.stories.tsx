import type { Meta, StoryObj } from "@storybook/react-vite"
import { usePage } from "../../packages/ui/src/index.ts"
import "./start.css"

const words = {
  es: {
    title: "Ringside",
    lead: "Cada widget en cada estado: vacío, cargando, con un error, sin servidor.",
    toolbar:
      "La barra de arriba cambia el idioma, el tema, los colores y la dirección. Se aplican a todas las historias.",
    controls: "Los controles de abajo son los atributos del widget, con sus valores por defecto.",
    next: "Look cambia los valores compartidos y da el CSS; Tokens los nombra todos; Hooks muestra el HTML de cada widget y sus atributos.",
    archive: "La tienda de ejemplo: el archivo con la cesta abierta al lado.",
    phone: "Su página de inicio en un teléfono, en colores oscuros.",
    sheet: (theme: string) => `Una página con todos los widgets: ${theme}.`,
    values: "tres valores propios",
  },
  en: {
    title: "Ringside",
    lead: "Every widget in every state: empty, loading, with an error, without a server.",
    toolbar: "The toolbar above switches language, theme, colours and direction. It applies to all stories.",
    controls: "The controls below are the widget's attributes, with their defaults.",
    next: "Look changes the shared values and gives the CSS; Tokens names all of them; Hooks shows each widget's HTML and attributes.",
    archive: "The example shop: its archive, with the basket open beside it.",
    phone: "Its home page on a phone, in dark colours.",
    sheet: (theme: string) => `A page with every widget: ${theme}.`,
    values: "three values of its own",
  },
} as const

/** Introduces the stories and the toolbar. */
function WelcomePage() {
  const text = words[usePage().config.locale.startsWith("es") ? "es" : "en"]
  return (
    <main className="story-page story-welcome">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <p>{text.toolbar}</p>
      <p>{text.controls}</p>
      <p>{text.next}</p>
      <div className="story-pictures">
        <Picture file="archive-drawer.webp" caption={text.archive} />
        <Picture file="home-phone.webp" caption={text.phone} />
        {(["plain", "arena", "studio", "values"] as const).map((sheet) => (
          <Picture
            key={sheet}
            file={`sheet-${sheet}.webp`}
            caption={text.sheet(sheet === "values" ? text.values : sheet)}
          />
        ))}
      </div>
    </main>
  )
}

/** A picture of docs/images, which Storybook serves. */
function Picture({ file, caption }: { readonly file: string; readonly caption: string }) {
  return (
    <figure>
      <img src={`images/${file}`} alt={caption} loading="lazy" />
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  )
}

const meta: Meta<typeof WelcomePage> = {
  title: "Start/Welcome",
  component: WelcomePage,
  parameters: { controls: { disable: true } },
}
export default meta

export const Welcome: StoryObj<typeof meta> = {}
