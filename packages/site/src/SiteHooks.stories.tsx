import { type Behaviour, hostNoticesService, type Http, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { comingSoonHook, loginDialog, noticesPlace, storeNoticeHook } from "./index.ts"
import "./hooks.css"

const words = {
  es: {
    notice: "Cerramos en agosto.",
    banner: "La tienda todavía no está abierta.",
    dismiss: "Descartar",
    login: "Acceder",
    name: "Usuario",
    close: "Cerrar",
    added: "Está en tu cesta.",
  },
  en: {
    notice: "Closed in August.",
    banner: "The shop isn’t open yet.",
    dismiss: "Dismiss",
    login: "Log in",
    name: "User name",
    close: "Close",
    added: "It is in your basket.",
  },
}
type Words = (typeof words)["en"]

const formats = {
  "store-notice": ({ notice, dismiss }: Words) =>
    `<p data-ringside="store-notice" data-ringside-id="august" hidden>${notice} <button type="button">${dismiss}</button></p>`,
  "coming-soon": ({ banner, dismiss }: Words) =>
    `<div data-ringside="coming-soon" data-ringside-rest-url="/users/me" data-ringside-rest-nonce="n">${banner} <button type="button">${dismiss}</button></div>`,
  login: ({ login, name, close }: Words) => `<div data-ringside="login"><a href="/my-account/">${login}</a>
    <dialog><form action="/my-account/" method="post"><p><label>${name} <input name="username" autocomplete="username" /></label></p>
    <p><button>${login}</button></p></form><form method="dialog"><button>${close}</button></form></dialog></div>`,
  notices: () => `<div data-ringside="notices"></div>`,
} as const

interface HookArgs {
  readonly hook: keyof typeof formats
}

const behaviours: readonly Behaviour[] = [storeNoticeHook, comingSoonHook, loginDialog, noticesPlace]

/** A hook as a server prints it, without React. */
function StoryHook({ hook }: HookArgs) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  const { locale } = page.config
  useEffect(() => {
    const own = words[locale.startsWith("es") ? "es" : "en"]
    place.current?.replaceChildren(page.html.parseFragment(formats[hook](own)))
    for (const behaviour of behaviours) startBehaviour(behaviour, page)
    if (hook === "notices") {
      hostNoticesService
        .of(page)
        .show(page.html.parseFragment(`<div class="woocommerce-message" role="alert">${own.added}</div>`))
    }
  }, [page, hook, locale])
  return <div ref={place} />
}

const http: Http = () => Promise.resolve({ kind: "unreachable", reason: "network" })

const meta: Meta<typeof StoryHook> = {
  title: "site/Hooks",
  component: StoryHook,
  args: { hook: "login" },
  parameters: { page: { createServices: () => ({ http }) } },
}
export default meta

type Story = StoryObj<typeof meta>

export const Login: Story = {}

export const LoginOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("link", { name: /^(Acceder|Log in)$/ })
    await waitFor(() => expect(link).toHaveAttribute("aria-haspopup", "dialog"))
    await userEvent.click(link)
    await canvas.findByRole("dialog")
  },
}

export const StoreNotice: Story = { args: { hook: "store-notice" } }

export const ComingSoon: Story = { args: { hook: "coming-soon" } }

export const Notices: Story = { args: { hook: "notices" } }
