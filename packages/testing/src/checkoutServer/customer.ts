/** A person with an account in the double's shop. */
export interface Customer {
  /** User name or e-mail address. */
  readonly username: string
  readonly password: string
  /** The customer's data in the shop, by the names of the checkout's fields. */
  readonly fields: Readonly<Record<string, string>>
}

/** The logged-in sessions. */
export interface Logins {
  /** The customer of a session; undefined for a guest. */
  customerOf(session: string): Customer | undefined
  /** Handles the login form of the checkout; false for a wrong password. */
  logIn(session: string, form: URLSearchParams): boolean
}

/** The logins of a shop with one customer, or none. */
export function createLogins(customer?: Customer): Logins {
  const sessions = new Set<string>()
  return {
    customerOf: (session) => (sessions.has(session) ? customer : undefined),
    logIn(session, form) {
      if (form.get("username") !== customer?.username || form.get("password") !== customer.password) return false
      sessions.add(session)
      return true
    },
  }
}
