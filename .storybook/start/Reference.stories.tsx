import type { Meta, StoryObj } from "@storybook/react-vite"
import widgets from "../../docs/widgets.md?raw"
import { type Block, readReference, splitCode } from "../readReference.ts"
import "./start.css"

interface ReferenceProps {
  /** Folder of the package. */
  readonly of: string
}

/** The reference of a package for a page's author: hooks with their attributes, events, custom properties and the classes of its parts. */
function ReferencePage({ of }: ReferenceProps) {
  return (
    <main className="story-page story-reference" lang="en" dir="ltr">
      <h1>{of}</h1>
      {readReference(widgets, of).map((block, index) => (
        <BlockView key={`${index} ${block.kind}`} block={block} />
      ))}
    </main>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === "code") return <pre>{block.text}</pre>
  if (block.kind === "text") return <p>{format(block.text)}</p>
  if (block.kind === "heading") return block.level > 2 ? <h3>{format(block.text)}</h3> : <h2>{format(block.text)}</h2>
  return (
    <dl>
      {block.rows.map(([name = "", ...cells], row) => (
        <div key={`${row} ${name}`}>
          <dt>{format(name)}</dt>
          {cells.map((cell, index) => (
            <dd key={block.head[index + 1]}>
              {block.head[index + 1]}: {format(cell)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function format(text: string) {
  return splitCode(text).map(({ text: run, isCode }, index) =>
    isCode ? <code key={`${index} ${run}`}>{run}</code> : run,
  )
}

const meta: Meta<typeof ReferencePage> = {
  title: "Start/Reference",
  component: ReferencePage,
  parameters: { controls: { disable: true } },
}
export default meta

type Story = StoryObj<typeof meta>

export const AddToCart: Story = { args: { of: "add-to-cart" } }

export const Attribution: Story = { args: { of: "attribution" } }

export const Checkout: Story = { args: { of: "checkout" } }

export const ExpressCheckout: Story = { args: { of: "express-checkout" } }

export const Gallery: Story = { args: { of: "gallery" } }

export const MiniCart: Story = { args: { of: "mini-cart" } }

export const Payments: Story = { args: { of: "payments" } }

export const Popups: Story = { args: { of: "popups" } }

export const Site: Story = { args: { of: "site" } }

export const TabsReviews: Story = { args: { of: "tabs-reviews" } }

export const Translation: Story = { args: { of: "translation" } }
