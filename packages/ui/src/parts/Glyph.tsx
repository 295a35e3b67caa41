type Line = readonly [x1: number, y1: number, x2: number, y2: number]

// Lines and not paths: a shop's reset of everything also resets a path's `d`, which is a style.
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

/** A sign in a button, whose label says what it means. */
export function Glyph({ name }: { readonly name: keyof typeof glyphs }) {
  return (
    <svg className="ringside-glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {glyphs[name].map(([x1, y1, x2, y2]) => (
        <line key={`${x1},${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
    </svg>
  )
}
