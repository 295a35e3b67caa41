import type { Meta, StoryObj } from "@storybook/react-vite"
import type { HttpResult, Page } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { newsletterAttributes } from "../options.ts"
import { Newsletter } from "./ui/Newsletter.tsx"
import "./newsletter.css"

/** A form with the options from the controls, on a page with the popup plugin. */
function StoryNewsletter(options: OptionsOf<typeof newsletterAttributes>) {
  Reflect.set(window, "pum_vars", { ajaxurl: "#" })
  return <Newsletter options={options} />
}

/** A page whose server answers with `result`, or not at all. */
function createServer(result: string | HttpResult | null) {
  const answer: HttpResult | null =
    typeof result === "string"
      ? { kind: "answer", status: 200, isOk: true, headers: {}, text: result, url: "" }
      : result
  const http: Page["http"] = () => (answer ? Promise.resolve(answer) : new Promise(() => undefined))
  return { page: { createServices: (): Partial<Page> => ({ http }) } }
}

const meta: Meta<typeof StoryNewsletter> = {
  title: "attribution/Newsletter",
  component: StoryNewsletter,
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

export const WithText: Story = { args: { text: "Una carta al mes: qué pintamos y cuándo sale." } }

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"))
  },
}

export const Sending: Story = { play: send }

export const Done: Story = { parameters: createServer('{"success":true,"data":{}}'), play: send }

export const AlreadySubscribed: Story = {
  parameters: createServer('{"success":true,"data":{"already_subscribed":true}}'),
  play: send,
}

export const Refused: Story = {
  parameters: createServer('{"success":false,"data":{"message":"Esta dirección no existe."}}'),
  play: send,
}

export const Offline: Story = { parameters: createServer({ kind: "unreachable", reason: "offline" }), play: send }
