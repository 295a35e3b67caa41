import type { CustomProperty } from "@ringside/core/domain"

/** Custom properties of the language switcher's hook. */
export const translationProperties = [
  {
    name: "--ringside-language-switcher-ground",
    default: "inherit",
    doc: "Ground of the open list; by default the shared surface.",
  },
  {
    name: "--ringside-language-switcher-text",
    default: "inherit",
    doc: "Text of the open list; by default the one that goes with its ground.",
  },
  {
    name: "--ringside-language-switcher-radius",
    default: "inherit",
    doc: "Radius of the control and the list; by default the shared one.",
  },
] as const satisfies readonly CustomProperty[]
