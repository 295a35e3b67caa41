import { expect, it } from "vitest"
import { galleryMessages } from "./messages.ts"
import { viewerMessages } from "./viewer/viewerMessages.ts"

it("says in English what the platform says", () => {
  const en = { ...galleryMessages.en, ...viewerMessages.en }
  expect(en).toMatchObject({
    viewFullScreen: "View full-screen image gallery",
    close: "Close (Esc)",
    fullScreen: "Toggle fullscreen",
    zoom: "Zoom in/out",
    previous: "Previous (arrow left)",
    next: "Next (arrow right)",
  })
  expect(en.imageFailed.replace("{link}", en.imageFailedLink)).toBe("The image could not be loaded.")
})
