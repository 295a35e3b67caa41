import type { Vec3 } from "./vector.ts"

/** Light or pigment, linear from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A painted surface: its pigment at a point, and how it shines. */
export interface Paint {
  readonly colour: (point: Vec3) => Rgb
  /** Strength of the highlight, 0 (chalk) to 1 (lacquer). */
  readonly gloss: number
  /** Tightness of the highlight. */
  readonly shine: number
  /** Metal colours its own highlight. */
  readonly isMetal?: boolean
  /** Skin lets some light through at the edge of shadow. */
  readonly isSkin?: boolean
}

/** Reads "#rrggbb" into linear light. */
export function parseColour(hex: string): Rgb {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

/** Writes linear light as "#rrggbb". */
export function formatColour([red, green, blue]: Rgb): string {
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) ** (1 / 2.2) * 255)
  return `#${((1 << 24) | (channel(red) << 16) | (channel(green) << 8) | channel(blue)).toString(16).slice(1)}`
}

/** Between two colours. */
export function blendColours(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** One even coat. */
export function coat(colour: Rgb | string, gloss: number, shine = 24): Paint {
  const pigment = typeof colour === "string" ? parseColour(colour) : colour
  return { colour: () => pigment, gloss, shine }
}

/** Polished metal. */
export function metal(hex: string): Paint {
  return { ...coat(hex, 1, 18), isMetal: true }
}

/** Where a brush stops: 0 below the edge, 1 above it, and a narrow passage instead of a step. */
export function brushEdge(value: number, edge: number, widthHeads = 0.05): number {
  return Math.min(1, Math.max(0, (value - edge) / widthHeads + 0.5))
}
