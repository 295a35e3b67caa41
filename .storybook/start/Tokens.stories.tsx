import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Part } from "../../packages/core/src/domain/index.ts"
import * as allParts from "../../packages/embed/src/parts.ts"
import { readPartDocs } from "../partDocs.ts"
import "./start.css"

const parts: readonly Part[] = Object.values(allParts)
const withProperties = parts.flatMap(({ name }) => {
  const { properties = [] } = readPartDocs(name)
  return properties.length > 0 ? [{ name, properties }] : []
})

/** Lists every custom property that a page can set, with its default and, for a colour, a swatch in the selected theme. */
function TokensPage() {
  return (
    <main className="story-page" lang="en">
      <h1>Tokens</h1>
      <p>
        A page can set these custom properties on :root or on an element around the widgets. The properties of ui apply
        to all widgets.
      </p>
      {withProperties.map(({ name: part, properties }) => (
        <section key={part} aria-labelledby={`tokens-${part}`}>
          <h2 id={`tokens-${part}`}>{part}</h2>
          <dl>
            {properties.map(({ name, default: fallback, doc }) => (
              <div key={name}>
                <dt>
                  {part === "ui" && /oklch|Canvas|currentcolor/.test(fallback) && (
                    <span
                      className="story-colour ringside"
                      style={{ background: `var(--rs-${name.slice("--ringside-".length)})` }}
                    />
                  )}
                  <code>{name}</code>
                </dt>
                <dd>{doc}</dd>
                <dd>
                  Default: <code>{fallback}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}

const meta: Meta<typeof TokensPage> = {
  title: "Start/Tokens",
  component: TokensPage,
  parameters: { controls: { disable: true } },
}
export default meta

export const Tokens: StoryObj<typeof meta> = {}
