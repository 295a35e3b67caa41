import { findJQuery, type Page, readGlobal, attempt } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

const player = ":is(.wp-audio-shortcode, .wp-video-shortcode):not(.mejs-container)"
/** Around one that has its player. */
const started = ".mejs-mediaelement"

/** Gives films and recordings in a shown variation's text the page's own players, where their library is there. */
export function startPlayers({ window, reports }: Pick<Page, "window" | "reports">, form: Element): void {
  const wp = readGlobal(window, "wp")
  const library = isRecord(wp) ? wp["mediaelement"] : null
  const media = [...form.querySelectorAll(player)].filter((each) => !each.parentElement?.matches(started))
  const set: unknown = isRecord(library) && media.length > 0 ? findJQuery(window)?.(media) : null
  const start: unknown = typeof set === "object" && set !== null && Reflect.get(set, "mediaelementplayer")
  if (typeof start !== "function" || !isRecord(library)) return
  const attempted = { during: "event", widget: "variations", host: form } as const
  attempt({ reports }, attempted, () => void Reflect.apply(start, set, [library["settings"]]))
}
