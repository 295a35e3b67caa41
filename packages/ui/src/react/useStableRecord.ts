import { useState } from "react"

/** Returns the object of the last render as long as its values are the same. Records of one component have the same names. */
export function useStableRecord<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const [kept, setKept] = useState(record)
  if (Object.entries(record).every(([name, value]) => Object.is(kept[name], value))) return kept
  setKept(record)
  return record
}
