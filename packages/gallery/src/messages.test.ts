import { expect, it } from "vitest"
import { galleryMessages } from "./messages.ts"

const { es, en }: Record<"es" | "en", Readonly<Record<string, string>>> = galleryMessages

it("has the same texts in Spanish and English", () => {
  expect(Object.keys(en)).toEqual(Object.keys(es))
})

it.each(Object.keys(es))("gives %s the same values in both", (key) => {
  const readValues = (text = "") => text.match(/\{[^}]*\}/g)?.sort() ?? []
  expect(readValues(en[key])).toEqual(readValues(es[key]))
})

it("says in English what the platform says", () => {
  expect(en).toMatchObject({
    viewFullScreen: "View full-screen image gallery",
    close: "Close (Esc)",
    fullScreen: "Toggle fullscreen",
    zoom: "Zoom in/out",
    previous: "Previous (arrow left)",
    next: "Next (arrow right)",
  })
  expect(en.imageFailed?.replace("{link}", en.imageFailedLink ?? "")).toBe("The image could not be loaded.")
})
