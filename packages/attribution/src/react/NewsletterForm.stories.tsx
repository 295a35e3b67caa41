import type { HttpResult, Page } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { newsletterAttributes } from "../options.ts"
import { NewsletterForm } from "./NewsletterForm.tsx"

/** A page whose newsletter's server answers with `result`, or not at all. */
function createServer(result: HttpResult | null) {
  const http: Page["http"] = () => (result ? Promise.resolve(result) : new Promise(() => undefined))
  return {
    page: { createServices: (): Partial<Page> => ({ http }), config: { all: { newsletter: { address: "/letter/" } } } },
  }
}

function answer(status: number, text = ""): HttpResult {
  return { kind: "answer", status, isOk: status < 300, headers: {}, text, url: "" }
}

const meta: Meta<typeof NewsletterForm> = {
  title: "attribution/Newsletter in an app",
  component: NewsletterForm,
  args: { policy: "#privacy" },
  parameters: { attributes: newsletterAttributes, ...createServer(null) },
}
export default meta

type Story = StoryObj<typeof meta>

const send: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "ana@example.com")
  await userEvent.click(canvas.getByRole("checkbox"))
  await userEvent.click(canvas.getByRole("button"))
}

export const Idle: Story = {}

export const Sending: Story = { play: send }

export const Done: Story = { parameters: createServer(answer(204)), play: send }

export const AlreadySubscribed: Story = { parameters: createServer(answer(409)), play: send }

export const Refused: Story = {
  parameters: createServer(answer(422, '{"message":"Esta dirección no existe."}')),
  play: send,
}

export const Offline: Story = { parameters: createServer({ kind: "unreachable", reason: "offline" }), play: send }
