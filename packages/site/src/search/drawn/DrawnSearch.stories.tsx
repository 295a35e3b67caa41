import { startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { createCartServer, createHttpDouble } from "@ringside/testing"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { searchAttributes } from "../../options.ts"
import { searchFields } from "../searchFields.ts"
import { DrawnSearch } from "./DrawnSearch.tsx"
import "../../styles.css"

/** A search with the options from the controls, in a hook, where its field gets the list of products. */
function StorySearch(options: OptionsOf<typeof searchAttributes>) {
  const page = usePage()
  const hook = useRef<HTMLDivElement>(null)
  useEffect(() => {
    startBehaviour(searchFields, page)
    // As a page does: the field comes later.
    page.watch()
  }, [page])
  return (
    <div style={{ minBlockSize: 320 }}>
      <div ref={hook} data-ringside="search" data-ringside-live={options.live ? "on" : "off"}>
        <DrawnSearch options={options} host={page.document.body} />
      </div>
    </div>
  )
}

const meta: Meta<typeof StorySearch> = {
  title: "site/Drawn search",
  component: StorySearch,
  args: { live: true, action: null },
  parameters: {
    attributes: searchAttributes,
    page: { createServices: () => ({ http: createHttpDouble([createCartServer()]) }) },
  },
}
export default meta

type Story = StoryObj<typeof meta>

const type =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^(Buscar productos|Search products)$/)
    await userEvent.click(field)
    await userEvent.type(field, text)
  }

export const Empty: Story = {}

export const Found: Story = {
  play: async (context) => {
    await type("s")(context)
    await type("outh")(context)
    await context.canvas.findByRole("option", {}, { timeout: 5000 })
  },
}
