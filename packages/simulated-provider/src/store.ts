/** The storage of the simulated provider: values by kind and id. */
export interface ProviderStore {
  read(kind: string, id: string): Promise<unknown>
  write(kind: string, id: string, value: object): Promise<void>
  list(kind: string): Promise<readonly unknown[]>
}

/** Creates a store in memory, for tests. */
export function createMemoryStore(): ProviderStore {
  const values = new Map<string, object>()
  return {
    read: (kind, id) => Promise.resolve(values.get(`${kind} ${id}`)),
    write(kind, id, value) {
      values.set(`${kind} ${id}`, value)
      return Promise.resolve()
    },
    list: (kind) => Promise.resolve([...values].flatMap(([key, value]) => (key.startsWith(`${kind} `) ? [value] : []))),
  }
}
