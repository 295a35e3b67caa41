/** A figure in a text: digits of any script, with the separators that locales use. */
export const figurePattern = /\p{Nd}+(?:[.,'’٬\u00a0\u202f]\p{Nd}+)*/u
