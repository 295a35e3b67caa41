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
    next: "Tokens muestra los valores que una página puede cambiar; Hooks, el HTML de cada widget y sus atributos.",
  },
  en: {
    title: "Ringside",
    lead: "Every widget in every state: empty, loading, with an error, without a server.",
    toolbar: "The toolbar above switches language, theme, colours and direction. It applies to all stories.",
    controls: "The controls below are the widget's attributes, with their defaults.",
    next: "Tokens shows the values that a page can change; Hooks shows each widget's HTML and attributes.",
  },
} as const

/** Introduces the stories and the toolbar. */
function WelcomePage() {
  const text = words[usePage().config.locale.startsWith("es") ? "es" : "en"]
  return (
    <main className="story-page">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <p>{text.toolbar}</p>
      <p>{text.controls}</p>
      <p>{text.next}</p>
    </main>
  )
}

const meta: Meta<typeof WelcomePage> = {
  title: "Start/Welcome",
  component: WelcomePage,
  parameters: { controls: { disable: true } },
}
export default meta

export const Welcome: StoryObj<typeof meta> = {}
