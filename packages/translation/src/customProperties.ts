import type { CustomProperty } from "@ringside/core/domain"

/** Custom properties of the language switcher's hook. */
export const translationProperties = [
  { name: "--ringside-language-switcher-ground", default: "Canvas", doc: "Ground of the open list." },
  { name: "--ringside-language-switcher-text", default: "CanvasText", doc: "Text of the open list." },
  { name: "--ringside-language-switcher-radius", default: "4px", doc: "Radius of the control and the list." },
] as const satisfies readonly CustomProperty[]
