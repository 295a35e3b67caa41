import { type HttpResult, type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { ownFormBehaviour } from "./ownForm.ts"

const texts = {
  es: {
    email: "Tu correo",
    name: "Tu nombre",
    consent: "Quiero recibir una carta al mes.",
    subscribe: "Suscribirme",
    refused: "Esta dirección no existe.",
  },
  en: {
    email: "Your email",
    name: "Your name",
    consent: "Send me one letter a month.",
    subscribe: "Subscribe",
    refused: "This address doesn’t exist.",
  },
}

const readTexts = (locale: string) => (locale.startsWith("en") ? texts.en : texts.es)

/** The form as a shop prints it, with our behaviour connected. */
function PrintedForm() {
  const page = usePage()
  const { email, name, consent, subscribe } = readTexts(page.config.locale)
  useEffect(() => startBehaviour(ownFormBehaviour, page), [page])
  const html = `<form data-ringside="newsletter" action="#" method="post">
    <p><label for="story-email">${email}</label><br><input id="story-email" type="email" name="email" required></p>
    <p><label for="story-name">${name}</label><br><input id="story-name" name="name"></p>
    <p><label><input type="checkbox" name="consent" value="1" required> ${consent}</label></p>
    <button>${subscribe}</button></form>`
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** A page whose server answers with `status`, or can't be reached, or doesn't answer. */
function createServer(status: number | "offline" | "never") {
  const createServices = (page: Page): Partial<Page> => {
    const answer = (): Promise<HttpResult> => {
      if (status === "never") return new Promise(() => undefined)
      if (status === "offline") return Promise.resolve({ kind: "unreachable", reason: "offline" })
      const text = status === 422 ? JSON.stringify({ message: readTexts(page.config.locale).refused }) : ""
      return Promise.resolve({ kind: "answer", status, isOk: status < 300, headers: {}, text, url: "" })
    }
    return { http: answer }
  }
  return { page: { createServices, config: { newsletter: { address: "#" } } } }
}

const meta: Meta<typeof PrintedForm> = {
  title: "attribution/Newsletter form of the page",
  component: PrintedForm,
  parameters: createServer("never"),
}
export default meta

type Story = StoryObj<typeof meta>

const send: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /correo|email/ }), "ana@example.com")
  await userEvent.click(canvas.getByRole("checkbox"))
  await userEvent.click(canvas.getByRole("button"))
}

export const Idle: Story = {}

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"))
  },
}

export const Sending: Story = { play: send }

export const Done: Story = { parameters: createServer(204), play: send }

export const AlreadySubscribed: Story = { parameters: createServer(409), play: send }

export const Refused: Story = { parameters: createServer(422), play: send }

export const Offline: Story = { parameters: createServer("offline"), play: send }
