/** A figure in words: digits of any script, in the groups that locales make. */
export const figurePattern = /\p{Nd}+(?:[.,'’٬\u00a0\u202f]\p{Nd}+)*/u
