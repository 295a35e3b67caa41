import { startBehaviour } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Http, HttpResult, Page } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import { useEffect, useRef } from "react"
import { reviewsBehaviour } from "./reviews.ts"
import { reviewsAttributes } from "../options.ts"
import { formatReviewList, formatReviews } from "./reviewsForTests.ts"
import "../styles.css"

/** The platform's list and form, in a hook with the options from the controls. */
function StoryReviews({ submit, paging }: Pick<OptionsOf<typeof reviewsAttributes>, "submit" | "paging">) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const attributes = `data-ringside="reviews" data-ringside-submit="${submit}" data-ringside-paging="${paging}"`
    // As a server prints it, without React.
    place.current?.replaceChildren(page.html.parseFragment(formatReviews({ attributes, language: languageOf(page) })))
    page.storage.session.remove("ringside:review:11")
    startBehaviour(reviewsBehaviour, page)
  }, [page, submit, paging])
  return <div ref={place} />
}

function languageOf({ config }: Page): "es" | "en" {
  return config.locale.startsWith("es") ? "es" : "en"
}

const accepted = (more: object = {}): HttpResult => ({
  kind: "answer",
  status: 200,
  isOk: true,
  headers: {},
  url: "/product/southpaw/",
  // The toolbar's language is set on the document.
  text: formatReviewList({ count: 4, language: document.documentElement.lang === "es" ? "es" : "en" }),
  ...more,
})

/** A page whose shop answers every review with `http`. */
function createShop(http: Http) {
  const settings = {
    read: ({ name }: { readonly name: string }) =>
      name === "wc_single_product_params" ? { review_rating_required: "yes" } : null,
  }
  return { page: { createServices: (): Partial<Page> => ({ http, settings }) } }
}

const meta: Meta<typeof StoryReviews> = {
  title: "tabs-reviews/Review form",
  component: StoryReviews,
  parameters: { attributes: reviewsAttributes, ...createShop(() => Promise.resolve(accepted())) },
}
export default meta

type Story = StoryObj<typeof meta>

const choose: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("radio", { name: /^4 / }))
}
const send: NonNullable<Story["play"]> = async (context) => {
  const { canvas, userEvent } = context
  await choose(context)
  await userEvent.type(canvas.getByLabelText(/^(Tu opinión|Your review)$/), "Una figura preciosa.")
  await userEvent.click(canvas.getByRole("button", { name: /^(Enviar|Submit)$/ }))
}

export const Empty: Story = {}

export const FourStars: Story = { play: choose }

export const RatingMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    // The alert would block the test: nobody closes it.
    window.alert = () => undefined
    await userEvent.click(await canvas.findByRole("button", { name: /^(Enviar|Submit)$/ }))
  },
}

export const Answering: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole("link", { name: /^(Responder|Reply)$/ })
    if (second) await userEvent.click(second)
  },
}

export const Sending: Story = { parameters: createShop(() => new Promise(() => undefined)), play: send }

export const Published: Story = { play: send }

export const Held: Story = {
  parameters: createShop(() => Promise.resolve(accepted({ url: "/product/southpaw/?unapproved=4" }))),
  play: send,
}

export const Refused: Story = {
  parameters: createShop(() =>
    Promise.resolve(
      accepted({ status: 409, isOk: false, text: '<p class="wp-die-message">You had sent exactly that before.</p>' }),
    ),
  ),
  play: send,
}

export const Unreachable: Story = {
  parameters: createShop(() => Promise.resolve({ kind: "unreachable", reason: "offline" })),
  play: send,
}
