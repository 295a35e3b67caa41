import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties that all widgets share. tokens.css reads each as `--rs-{name}`; a test compares the two. */
export const themeTokens = [
  {
    name: "--ringside-accent",
    default: "color-mix(in oklab, CanvasText 88%, Canvas)",
    themes: {
      arena: "light-dark(oklch(0.5 0.19 25), oklch(0.68 0.19 25))",
      studio: "light-dark(oklch(0.45 0.09 250), oklch(0.78 0.09 250))",
    },
    doc: "Main buttons, progress and what is chosen. Where the browser knows AccentColor and relative colours, the plain theme uses that.",
  },
  {
    name: "--ringside-accent-text",
    default: "Canvas",
    themes: {
      arena: "light-dark(oklch(0.99 0.005 80), oklch(0.16 0.01 60))",
      studio: "light-dark(oklch(0.99 0 0), oklch(0.2 0.02 250))",
    },
    doc: "Text on the accent. Without it, an accent of yours has black or white text, whichever has the higher contrast; set it for browsers without relative colours (before Chrome 119, Firefox 128, Safari 16.4).",
  },
  {
    name: "--ringside-surface",
    default: "Canvas",
    themes: {
      arena: "light-dark(oklch(0.975 0.008 80), oklch(0.19 0.012 50))",
      studio: "light-dark(oklch(0.995 0 0), oklch(0.23 0.012 250))",
    },
    doc: "Ground of drawers and dialogs, which lie over the page. In the page itself, widgets have no ground of their own.",
  },
  {
    name: "--ringside-surface-text",
    default: "CanvasText",
    themes: {
      arena: "light-dark(oklch(0.2 0.015 50), oklch(0.95 0.012 80))",
      studio: "light-dark(oklch(0.25 0.015 250), oklch(0.94 0.005 250))",
    },
    doc: "Text of drawers and dialogs. Without it, a surface of yours has black or white text.",
  },
  {
    name: "--ringside-text",
    default: "currentcolor",
    doc: "Text of widgets in the page itself: by default that of the page around them.",
  },
  {
    name: "--ringside-muted",
    default: "color-mix(in oklab, currentcolor 80%, transparent)",
    doc: "Text of less weight. Beside grey text by default stronger, for a contrast of 4.5 : 1.",
  },
  {
    name: "--ringside-line",
    default: "color-mix(in oklab, currentcolor 22%, transparent)",
    doc: "Lines between things.",
  },
  {
    name: "--ringside-field-line",
    default: "color-mix(in oklab, currentcolor 60%, transparent)",
    doc: "Edges of fields and buttons, which must stand out (3:1). Beside grey text by default stronger.",
  },
  {
    name: "--ringside-tint",
    default: "color-mix(in oklab, currentcolor 10%, transparent)",
    doc: "Pictures and texts still to come, and what the pointer is over.",
  },
  {
    name: "--ringside-danger",
    default: "light-dark(oklch(0.5 0.19 27), oklch(0.78 0.13 25))",
    doc: "What went wrong. By default a red that fits the text around it; in drawers, dialogs and popups one that can be read on their surface.",
  },
  {
    name: "--ringside-success",
    default: "light-dark(oklch(0.45 0.12 150), oklch(0.8 0.13 150))",
    doc: "What went well, such as a discount. By default a green that fits the text around it.",
  },
  {
    name: "--ringside-backdrop",
    default: "oklch(0 0 0 / 0.5)",
    themes: { arena: "oklch(0.12 0.01 50 / 0.68)", studio: "oklch(0.3 0.02 250 / 0.4)" },
    doc: "Over the page, under drawers and dialogs.",
  },
  {
    name: "--ringside-shadow",
    default: "0 8px 24px oklch(0 0 0 / 0.18)",
    themes: { arena: "none" },
    doc: "Shadow of what lies over the page without a backdrop.",
  },
  {
    name: "--ringside-focus",
    default: "CanvasText",
    doc: "The ring around what has focus.",
  },
  {
    name: "--ringside-focus-gap",
    default: "Canvas",
    doc: "Between that ring and the element, so that the ring stands out from any ground.",
  },
  {
    name: "--ringside-space",
    default: "4px",
    doc: "One step of the grid that all distances are multiples of.",
  },
  {
    name: "--ringside-radius",
    default: "4px",
    themes: { arena: "0px", studio: "10px" },
    doc: "Corners of fields, buttons and pictures.",
  },
  {
    name: "--ringside-line-weight",
    default: "1px",
    themes: { arena: "2px" },
    doc: "Weight of lines and edges.",
  },
  {
    name: "--ringside-font-size-small",
    default: "0.875em",
    doc: "Size of hints and of what matters less.",
  },
  {
    name: "--ringside-font-size-large",
    default: "1.25em",
    doc: "Size of headings and totals.",
  },
  {
    name: "--ringside-icon-size",
    default: "16px",
    doc: "Width and height of the icons of buttons.",
  },
  {
    name: "--ringside-heading-weight",
    default: "600",
    themes: { arena: "800", studio: "500" },
    doc: "Weight of headings.",
  },
  {
    name: "--ringside-target",
    default: "44px",
    doc: "The least size of what is touched.",
  },
  {
    name: "--ringside-motion-time",
    default: "220ms",
    themes: { arena: "180ms", studio: "260ms" },
    doc: "How long motions take. None is shown to readers who ask for none.",
  },
  {
    name: "--ringside-motion-curve",
    default: "cubic-bezier(0, 0, 0.2, 1)",
    doc: "How motions go: quick first, then calm.",
  },
  {
    name: "--ringside-drawer-width",
    default: "420px",
    doc: "Width of a drawer, where the window is wide enough.",
  },
  {
    name: "--ringside-dialog-width",
    default: "560px",
    doc: "Width of a dialog, where the window is wide enough. For widgets of your own: none of ours opens one.",
  },
  {
    name: "--ringside-layer",
    default: "1000",
    doc: "The z-index of what lies over the page without being modal. Drawers and dialogs are above everything in any case.",
  },
] as const satisfies readonly CustomProperty[]
