import { listen, type Page } from "@ringside/core"
import { formatText, isSafeUrl } from "@ringside/core/domain"
import type { PopupActions } from "../actions.ts"
import { createStoppedSrc, isEmbeddedPlayer, resolveSoundUrl } from "../domain/index.ts"
import type { Media } from "../askedModules.ts"
import { classNames, selectors } from "../host.ts"
import type { Popup } from "../popup.ts"

/**
 * The module of sounds, videos and lazy content: videos stop when their popup closes, and lazy content loads when it first opens.
 * Sources: popups §3.5, §4, §12.
 */
export function createMedia(_: Page, { popups, readVars }: PopupActions): Media {
  popups.observers.push({ beforeOpen: loadLazyContent, closed: stopVideos, filled: connectContent, shown: playSound })
  return { loadSound: (popup) => loadSound(popup, formatText(readVars(popup.page)["pm_dir_url"])) }
}

/** Content may come after its popup was closed. */
function connectContent(popup: Popup): void {
  if (popup.state === "closed") stopVideos(popup)
  else loadLazyContent(popup)
}

function loadLazyContent({ root, scope }: Popup): void {
  for (const element of root.querySelectorAll(selectors.lazy)) {
    const src = element.getAttribute("data-src")
    // A frame would run the script in such an address; a picture may be in its address.
    const isPicture = element.localName === "img" && /^data:image\//i.test(src ?? "")
    if (src === null || !(isPicture || isSafeUrl(src))) continue
    scope.attribute(element, "src", src)
    scope.attribute(element, "data-src", null)
  }
}

function stopVideos({ root, container, scope }: Popup): void {
  if (root.classList.contains(classNames.hasVideos)) return
  for (const media of container.querySelectorAll<HTMLMediaElement>(selectors.media)) media.pause()
  for (const frame of container.querySelectorAll("iframe")) {
    const src = frame.getAttribute("src")
    // Setting the address stops the player, even if it is the same.
    if (src && isEmbeddedPlayer(src)) scope.attribute(frame, "src", createStoppedSrc(src))
  }
}

const sounds = new WeakMap<Popup, HTMLAudioElement>()

/** Loads a popup's sound, if it has one. */
function loadSound(popup: Popup, folder: string): void {
  const { page, settings, scope } = popup
  const url = resolveSoundUrl(settings, folder)
  if (url === null) return
  const sound = new page.window.Audio()
  const onError = () => page.reports.warn("Error occurred when trying to load Popup opening sound.")
  listen(sound, "error", onError, { signal: scope.signal })
  sound.preload = "auto"
  sound.src = url
  sounds.set(popup, sound)
  scope.onEnd(() => sound.pause())
}

/** Plays a popup's sound. Browsers refuse it until the shopper has interacted with the page. */
function playSound(popup: Popup): void {
  sounds
    .get(popup)
    ?.play()
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      popup.page.reports.warn(`Sound was not able to play when popup opened. Reason: ${reason}`)
    })
}
