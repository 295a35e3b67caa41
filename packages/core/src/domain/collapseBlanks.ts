/** Writes each run of white space as one space, and none at the start and end: the text of an element as a reader sees it. */
export function collapseBlanks(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
