import type { Meta, StoryObj } from "@storybook/react-vite"
import { createAttributeRows, type Part } from "../../packages/core/src/domain/index.ts"
import * as allParts from "../../packages/embed/src/parts.ts"
import { readPartDocs } from "../partDocs.ts"
import "./start.css"

const parts: readonly Part[] = Object.values(allParts)
const hooks = parts.flatMap(({ name: part, hooks: declared = {} }) =>
  Object.entries(declared).map(([name, { attributes }]) => ({ name, attributes, ...readPartDocs(part).hooks?.[name] })),
)

/** Lists every hook with its description, HTML and attributes. */
function HooksPage() {
  return (
    <main className="story-page" lang="en">
      <h1>Hooks</h1>
      <p>A hook is an element with data-ringside. Its content is what shoppers see without JavaScript.</p>
      {hooks.map(({ name, attributes, behaviour, widget, example }) => (
        <section key={name} aria-labelledby={`hook-${name}`}>
          <h2 id={`hook-${name}`}>{name}</h2>
          {widget !== undefined && <p>{widget}</p>}
          {behaviour !== undefined && <p>{behaviour}</p>}
          {example !== undefined && <pre>{example}</pre>}
          <dl>
            {createAttributeRows(attributes).map((row) => (
              <div key={row.name}>
                <dt>
                  <code>{row.name}</code>
                </dt>
                <dd>{row.doc}</dd>
                <dd>
                  Values: {row.values}; default: {row.fallback}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}

const meta: Meta<typeof HooksPage> = {
  title: "Start/Hooks",
  component: HooksPage,
  parameters: { controls: { disable: true } },
}
export default meta

export const Hooks: StoryObj<typeof meta> = {}
