import type { Page } from "@ringside/core"

const wideColor = /\b(?:oklch|oklab|lab|lch|color)\([^()]*\)/g

/**
 * Creates a function that writes colours of a computed style as `rgb()`: a computed `oklch()` stays `oklch()`, which neither the provider
 * nor the shop's validation can parse. Without canvas support, the text is returned unchanged.
 */
export function createRgbWriter({ document }: Pick<Page, "document">): (value: string) => string {
  const known = new Map<string, string>()
  let context: CanvasRenderingContext2D | null | undefined
  const draw = (color: string): string => {
    if (context === undefined) {
      const canvas = document.createElement("canvas")
      canvas.width = canvas.height = 1
      context = canvas.getContext("2d", { willReadFrequently: true })
    }
    if (!context) return color
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const channels = [red, green, blue].join(", ")
    return alpha === 255 ? `rgb(${channels})` : `rgba(${channels}, ${String(Math.round((alpha / 255) * 100) / 100)})`
  }
  return (value) =>
    value.replace(wideColor, (color) => {
      const rgb = known.get(color) ?? draw(color)
      known.set(color, rgb)
      return rgb
    })
}
