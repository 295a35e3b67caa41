import {
  createRingside,
  createTrustedHtmlPolicy,
  findSlot,
  type RingsideApi,
  type RingsideSlot,
  slotKey,
} from "@ringside/core"
import { bootBehaviours } from "./bootBehaviours.ts"
import { builtFiles } from "./files.ts"
import { createMembers } from "./members.ts"
import { createShopLoader } from "./shopLoader.ts"
import { wakingSigns } from "./sleeper.ts"
import { findOwnTag } from "./tag.ts"

/** The build puts it in. */
declare const VERSION: string

const host: Window & typeof globalThis & { ringside?: unknown } = window

const first = findSlot(document)
if (first) first.adopt(host.ringside)
else bringToLife()

function bringToLife(): void {
  const { element, nonce } = findOwnTag(document, import.meta.url)
  const shared: Record<string, unknown> = {}
  const baseUrl = import.meta.url
  const shop = createShopLoader({
    url: new URL(builtFiles.shop, baseUrl).href,
    importModule: (url) => import(url) as Promise<unknown>,
    build: { baseUrl, nonce, ui: builtFiles.ui, shared },
  })
  const ringside = createRingside({
    window,
    version: VERSION,
    tag: element,
    trustedHtml: createTrustedHtmlPolicy(window),
    behaviours: bootBehaviours,
    sleeper: { ...wakingSigns, wake: shop.wake },
    members: (page) => createMembers(() => shop.wake(page).then(({ createShopCart }) => createShopCart(page))),
  })
  const commands = host.ringside
  host.ringside = ringside
  Object.defineProperty(document, slotKey, { value: createSlot(ringside, shared) })
  runCommands(ringside, commands)
  // A module script runs when the page is parsed, but an async one may be quicker.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ringside.start, { once: true })
  else ringside.start()
}

function createSlot(ringside: RingsideApi, shared: Readonly<Record<string, unknown>>): RingsideSlot {
  let wasTold = false
  return {
    version: VERSION,
    shared,
    adopt(commands) {
      host.ringside = ringside
      runCommands(ringside, commands)
      if (wasTold) return
      wasTold = true
      host.console.warn("[ringside] a second copy is here; expected one tag, so the first stays.")
    },
  }
}

/** What the page asked for before we were there: `ringside = []; ringside.push([…])`. */
function runCommands(ringside: RingsideApi, commands: unknown): void {
  if (Array.isArray(commands)) ringside.push(...(commands as readonly unknown[]))
}
