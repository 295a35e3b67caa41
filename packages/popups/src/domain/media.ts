import { formatText, isSafeRedirect, parseUrl, readMembers } from "@ringside/core/domain"

const playerHosts = [
  ...["youtube.com", "youtube-nocookie.com", "youtu.be", "vimeo.com", "dailymotion.com", "wistia.com", "wistia.net"],
]
const maxCharacters = 8192

/** Whether a frame shows a video of a service that keeps playing when its popup closes. Source: popups §4. */
export function isEmbeddedPlayer(src: string): boolean {
  const text = formatText(src).trim()
  // Only the host matters, so any base is suitable for an address without a scheme.
  const base = "https://shop.invalid/"
  const url = text.length > maxCharacters ? null : parseUrl(text, base)
  if (!url) return false
  const { hostname, protocol } = url
  return /^https?:$/.test(protocol) && playerHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** The address of a player without autoplay. Source: popups §4. */
export function createStoppedSrc(src: string): string {
  return formatText(src).replace(/([?&]autoplay=)(?:1|true)(?![^&#])/gi, (_, start: string) => `${start}0`)
}

/** The address of a popup's sound; null for none. Source: popups §3.5. */
export function resolveSoundUrl(settings: object | null, pmDirUrl: string): string | null {
  const { open_sound: name, custom_sound: custom } = readMembers(settings)
  const sound = formatText(name)
  if (sound === "" || sound === "none") return null
  if (sound === "custom") return isSafeRedirect(custom) ? formatText(custom).trim() : null
  return /^[\w.-]+$/.test(sound) ? `${formatText(pmDirUrl)}assets/sounds/${sound}` : null
}
