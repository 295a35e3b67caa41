import { createCartServer, createHttpDouble } from "@ringside/testing"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { searchAttributes } from "../options.ts"
import { Search, type SearchProps } from "./Search.tsx"

/** A search that the app answers itself. */
function StorySearch(props: SearchProps) {
  const isSpanish = usePage().config.locale.startsWith("es")
  const [term, setTerm] = useState("")
  return (
    <div style={{ minBlockSize: 320 }}>
      <Search {...props} onSearch={setTerm} />
      {term && <p>{isSpanish ? `Buscado: ${term}` : `Searched for: ${term}`}</p>}
    </div>
  )
}

const meta: Meta<typeof StorySearch> = {
  title: "site/Search in an app",
  component: StorySearch,
  parameters: {
    attributes: searchAttributes,
    page: { createServices: () => ({ http: createHttpDouble([createCartServer()]) }) },
  },
}
export default meta

type Story = StoryObj<typeof meta>

const typeTerm: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText(/^(Buscar productos|Search products)$/)
  await userEvent.click(field)
  await userEvent.type(field, "south")
  await canvas.findByRole("option", {}, { timeout: 5000 })
}

export const Empty: Story = {}

export const Found: Story = { play: typeTerm }

/** The list is gone once the app shows what was searched for. */
export const Searched: Story = {
  play: async (context) => {
    await typeTerm(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard("{Enter}")
    await canvas.findByText(/: south$/)
    await waitFor(() => expect(canvas.queryByRole("option")).toBeNull())
  },
}
