/** A module with an effect at its import: a server has no document. */
export const { title } = document
