/*
 * Adds a panel to the page after it has loaded. The texts are always Spanish, like those of a third-party script that has no translations.
 */

const steps = ["Lijado", "Imprimación gris", "Primera mano de piel"]
const moreSteps = ["Barniz mate", "Secando en la cámara", "Lijado"]

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

function createPanel(): HTMLElement {
  const list = create("ol", { class: "er-workshop-steps" }, ...steps.map((step) => create("li", {}, step)))
  const more = create("button", { type: "button", class: "button" }, "Ver más pasos")
  more.addEventListener("click", () => {
    list.append(...moreSteps.map((step) => create("li", {}, step)))
    more.remove()
  })
  return create(
    "section",
    { class: "er-workshop-panel", "aria-label": "En el taller, ahora" },
    create("h2", {}, "En el taller, ahora"),
    create("p", {}, "Los pasos de la figura que está en la mesa."),
    list,
    create("p", {}, more),
    create("p", {}, create("span", {}, "Referencia"), " ", create("code", {}, "imprimación-0412")),
    create("blockquote", { "data-no-translation": "", lang: "es" }, "«La guardia no se pinta, se esculpe.»"),
    create(
      "label",
      {},
      create("span", {}, "Pregunta al taller"),
      create("input", { type: "text", value: "Referencia", placeholder: "¿Qué quieres saber?" }),
    ),
    create("p", {}, "taller@esquinaroja.example"),
  )
}

document.getElementById("er-workshop")?.append(createPanel())

export {}
