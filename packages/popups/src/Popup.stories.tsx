import { type Http, type HttpResult, type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { popupsBehaviour } from "./behaviour.ts"
import "./styles.css"
import "./hook/hookPopup.css"
import "./storyTheme.css"

/** HTML in both languages. */
interface StoryHtml {
  readonly es: string
  readonly en: string
}

/** HTML with popups as a server prints it, without React. */
function StoryPopups({ html }: { readonly html: StoryHtml }) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  const text = html[page.config.locale.startsWith("es") ? "es" : "en"]
  useEffect(() => {
    place.current?.replaceChildren(page.html.parseFragment(text))
    startBehaviour(popupsBehaviour, page)
  }, [page, text])
  return <div ref={place} />
}

const answer = (body: object): HttpResult => ({
  kind: "answer",
  status: 200,
  isOk: true,
  headers: {},
  url: "/wp-admin/admin-ajax.php",
  text: JSON.stringify(body),
})

/** Answers of the form endpoint. */
const answers = {
  success: (message: string) => answer({ success: true, data: { message } }),
  errors: (...errors: readonly object[]) => answer({ success: false, data: { errors } }),
  lost: { kind: "unreachable", reason: "network" },
} as const satisfies Record<string, unknown>

/** A page whose form endpoint answers with `http`, and whose host prints `vars` as settings of all popups. */
function createPopupPage(http: Http, vars: object = {}) {
  const settings = {
    read: ({ name }: { readonly name: string }) =>
      name === "pum_vars" ? { ajaxurl: "/wp-admin/admin-ajax.php", ...vars } : null,
  }
  return { page: { createServices: (): Partial<Page> => ({ http, settings }) } }
}

const words = {
  es: {
    open: "Abrir",
    title: "La carta del taller",
    text: "Una carta al mes: la tirada nueva, antes que nadie.",
    email: "Correo electrónico",
    send: "Recibir la carta",
    next: "Abrir otra encima",
    last: "Y otra más",
    yes: "Sí, seguir",
    done: "Te hemos escrito.",
  },
  en: {
    open: "Open",
    title: "The workshop’s letter",
    text: "One letter a month: the new run, before anybody else.",
    email: "Email address",
    send: "Get the letter",
    next: "Open another above",
    last: "And one more",
    yes: "Yes, go on",
    done: "We have written to you.",
  },
}

type Words = typeof words.es

const inBoth = (create: (word: Words) => string): StoryHtml => ({ es: create(words.es), en: create(words.en) })

const settings = (own: object) => `data-ringside-settings="${JSON.stringify(own).replaceAll('"', "&quot;")}"`

/** An opener, and a popup of a hook with these attributes. */
const popup = (content: (word: Words) => string, attributes = ""): StoryHtml =>
  inBoth(
    (word) =>
      `<button type="button" class="open-first">${word.open}</button>
      <div hidden id="news" data-ringside="popup" data-ringside-open-on=".open-first" ${attributes}>${content(word)}</div>`,
  )

const text = (word: Words) => `<h2>${word.title}</h2><p>${word.text}</p>`

const form = (word: Words) => `${text(word)}<form class="pum-sub-form" novalidate>
  <div class="pum-form__field"><label for="story-email">${word.email}</label> <input id="story-email" name="email" type="email" autocomplete="email"></div>
  <p><button type="submit">${word.send}</button></p></form>`

const meta: Meta<typeof StoryPopups> = {
  title: "popups/Popup",
  component: StoryPopups,
  parameters: createPopupPage(() => Promise.resolve(answers.success(words.en.done))),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const open: Play = async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole("button", { name: /^(Abrir|Open)$/ })
  // The attribute is set when the popups are connected, whose code may still be loading.
  await waitFor(() => expect(opener).toHaveAttribute("aria-haspopup", "dialog"))
  await userEvent.click(opener)
  await canvas.findByRole("dialog")
}

const send: Play = async (context) => {
  const { canvas, userEvent } = context
  await open(context)
  await userEvent.type(await canvas.findByRole("textbox"), "ana@shop.test")
  await userEvent.click(canvas.getByRole("button", { name: /carta$|letter$/ }))
}

export const Closed: Story = { args: { html: popup(text) } }

export const Open: Story = { args: { html: popup(text) }, play: open }

/** The frame, the title and the close button are drawn around a text. */
export const WithTitle: Story = {
  args: {
    html: inBoth(
      (word) => `<button type="button" class="open-first">${word.open}</button>
        <div hidden data-ringside="popup" data-ringside-open-on=".open-first" data-ringside-title="${word.title}">${word.text}</div>`,
    ),
  },
  play: open,
}

export const Slides: Story = {
  args: { html: popup(text, 'data-ringside-animation="slide" data-ringside-location="center top"') },
  play: open,
}

export const Small: Story = { args: { html: popup(text, 'data-ringside-size="small"') }, play: open }

/** Without an overlay: the page around the popup stays usable. */
export const BesideThePage: Story = {
  args: {
    html: popup(text, `data-ringside-location="right bottom" ${settings({ overlay_disabled: true })}`),
  },
  play: open,
}

export const Tall: Story = {
  args: { html: popup((word) => `<h2>${word.title}</h2>${`<p>${word.text}</p>`.repeat(30)}`) },
  play: open,
}

/** Only its own control closes it, and the close button appears later. */
export const CloseButtonComesLater: Story = {
  args: {
    html: popup(
      (word) => `${text(word)}<button type="button" class="popmake-close">${word.yes}</button>`,
      settings({ close_button_delay: 3_600_000, close_on_esc_press: false, close_on_overlay_click: false }),
    ),
  },
  play: open,
}

export const StackOfThree: Story = {
  args: {
    html: inBoth(
      (word) => `<button type="button" class="open-first">${word.open}</button>
        <div hidden id="one" data-ringside="popup" data-ringside-open-on=".open-first">${text(word)}
          <button type="button" class="open-second">${word.next}</button></div>
        <div hidden id="two" data-ringside="popup" data-ringside-size="small" data-ringside-stackable data-ringside-open-on=".open-second">${text(word)}
          <button type="button" class="open-third">${word.last}</button></div>
        <div hidden id="three" data-ringside="popup" data-ringside-size="tiny" data-ringside-stackable data-ringside-open-on=".open-third">${text(word)}</div>`,
    ),
  },
  play: async (context) => {
    await open(context)
    for (const name of [/otra encima|another above/, /otra más|one more/])
      await context.userEvent.click(await context.canvas.findByRole("button", { name }))
  },
}

/** Markup of the popup plugin, without the plugin's style sheet. */
export const OnHostMarkup: Story = {
  args: {
    html: inBoth(
      (word) => `<button type="button" class="popmake-7">${word.open}</button>
        <div id="pum-7" role="dialog" aria-modal="false" aria-labelledby="pum_popup_title_7" class="pum pum-overlay" data-popmake="{&quot;id&quot;:7}">
          <div id="popmake-7" class="pum-container popmake"><div id="pum_popup_title_7" class="pum-title popmake-title">${word.title}</div>
          <div class="pum-content popmake-content"><p>${word.text}</p></div>
          <button type="button" class="pum-close popmake-close">×</button></div></div>`,
    ),
  },
  play: open,
}

export const FormEmpty: Story = { args: { html: popup(form) }, play: open }

export const FormSending: Story = {
  args: { html: popup(form) },
  parameters: createPopupPage(() => new Promise(() => undefined)),
  play: send,
}

export const FormSent: Story = { args: { html: popup(form) }, play: send }

const refused = answers.errors({
  code: "invalid_email",
  field: "email",
  message: "Enter an email address like name@example.com.",
})

export const FormErrorsAtFields: Story = {
  args: { html: popup(form) },
  parameters: createPopupPage(() => Promise.resolve(refused), { message_position: "field" }),
  play: send,
}

export const FormErrorsAbove: Story = {
  args: { html: popup(form) },
  parameters: createPopupPage(() => Promise.resolve(refused), { message_position: "top" }),
  play: send,
}

/** The page's settings have a text for lost requests; without it, nothing is shown. */
export const FormRequestLost: Story = {
  args: { html: popup(form) },
  parameters: createPopupPage(() => Promise.resolve(answers.lost), {
    ringside: { request_error_message: "It didn’t arrive. Try again." },
  }),
  play: async (context) => {
    // The specification requires a console message, which this test would count as a failure.
    console.error = () => undefined
    await send(context)
  },
}
