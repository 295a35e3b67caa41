/**
 * What chunks take from the late chunk, by package and name, so that a page has one of each.
 * The build puts in those names that chunks use.
 */
export const shared: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
