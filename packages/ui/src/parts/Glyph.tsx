type Line = readonly [x1: number, y1: number, x2: number, y2: number]

// Lines instead of paths: a shop's reset of all properties also resets a path's `d`, which is a CSS property.
const glyphs = {
  minus: [[3, 8, 13, 8]],
  plus: [
    [3, 8, 13, 8],
    [8, 3, 8, 13],
  ],
  close: [
    [3, 3, 13, 13],
    [13, 3, 3, 13],
  ],
} satisfies Record<string, readonly Line[]>

/** The icon of a button whose label states its meaning. */
export function Glyph({ name }: { readonly name: keyof typeof glyphs }) {
  return (
    <svg className="ringside-glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {glyphs[name].map(([x1, y1, x2, y2]) => (
        <line key={`${x1},${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
    </svg>
  )
}
