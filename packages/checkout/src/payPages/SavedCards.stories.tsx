import { type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { createBehaviours } from "./late.ts"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import "./styles.css"

interface HostCardsProps {
  readonly kind: "choice" | "table" | "adding"
}

/** The host's markup of saved cards as a server prints it, without React. */
function HostCards({ kind }: HostCardsProps) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const html = savedCardsHtml(kind, page.config.locale.startsWith("es") ? "es" : "en")
    place.current?.replaceChildren(page.html.parseFragment(html))
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  }, [page, kind])
  return <div ref={place} />
}

function createStoryPage(isGuest: boolean) {
  const settings: Page["settings"] = {
    read: ({ name }) => (name === "wc_tokenization_form_params" ? { is_logged_in: isGuest ? "" : "1" } : {}),
  }
  const createServices = (): Partial<Page> => ({
    settings,
    navigation: { go: () => true, reload: () => undefined },
  })
  return { page: { createServices } }
}

const meta: Meta<typeof HostCards> = {
  title: "checkout/SavedCards",
  component: HostCards,
  args: { kind: "choice" },
  parameters: createStoryPage(false),
}
export default meta

type Story = StoryObj<typeof meta>

export const DefaultCard: Story = {}

/** The shopper enters a new card and chooses to save it. */
export const NewCardAndSaveChoice: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("radio", { name: /^(Usar un nuevo|Use a new)/ }))
    await userEvent.click(await canvas.findByRole("checkbox"))
  },
}

/** A guest without an account cannot save a card. */
export const Guest: Story = { parameters: createStoryPage(true) }

export const Adding: Story = { args: { kind: "adding" } }

export const Table: Story = { args: { kind: "table" } }

export const DeleteQuestion: Story = {
  args: { kind: "table" },
  async play({ canvas, userEvent }) {
    const [link] = await canvas.findAllByRole("link", { name: /^(Eliminar|Delete)/ })
    if (link) await userEvent.click(link)
  },
}
