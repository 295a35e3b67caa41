import {
  createRingside,
  createTrustedHtmlPolicy,
  findSlot,
  type RingsideApi,
  type RingsideSlot,
  slotKey,
} from "@ringside/core"
import { bootBehaviours } from "./bootBehaviours.ts"
import { createFileLoader } from "./fileLoader.ts"
import { builtFiles } from "./files.ts"
import { createFocusTrapLoader } from "./focusTrap.ts"
import { createMembers } from "./members.ts"
import { createShopLoader } from "./shopLoader.ts"
import { wakingSigns } from "./sleeper.ts"
import { findOwnTag } from "./tag.ts"
import { createWidgetEntries } from "./widgetEntries.ts"
import { widgets } from "./widgets.ts"

/** The build puts it in. */
declare const VERSION: string

const host: Window & typeof globalThis & { ringside?: unknown } = window

const first = findSlot(document)
if (first) first.adopt(host.ringside)
else bringToLife()

function bringToLife(): void {
  const { element, nonce } = findOwnTag(document, import.meta.url)
  const shared: Record<string, unknown> = {}
  const loader = createFileLoader({
    document,
    baseUrl: import.meta.url,
    nonce,
    importModule: (url) => import(url) as Promise<unknown>,
  })
  const shop = createShopLoader({
    loader,
    file: builtFiles.shop,
    provide: (members) => Object.assign(shared, members),
  })
  const ringside = createRingside({
    window,
    version: VERSION,
    tag: element,
    trustedHtml: createTrustedHtmlPolicy(window),
    loadFocusTrap: createFocusTrapLoader(loader, builtFiles.chunks["focus-trap"]),
    entries: createWidgetEntries({
      rows: widgets,
      files: builtFiles,
      loader,
      shop,
      provideUi: (ui) => (shared.ui = ui),
    }),
    behaviours: [loader, shop, ...bootBehaviours],
    sleeper: { ...wakingSigns, wake: shop.wake },
    members: (page) => createMembers(page, shop.wake),
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
      host.console.warn(
        `[ringside] the script was loaded a second time; expected one tag, so the first copy (${VERSION}) goes on and the second does nothing.`,
      )
    },
  }
}

/** What the page asked for before we were there: `ringside = []; ringside.push([…])`. */
function runCommands(ringside: RingsideApi, commands: unknown): void {
  if (Array.isArray(commands)) ringside.push(...(commands as readonly unknown[]))
}
