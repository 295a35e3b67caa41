import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Log } from "../../log/log.ts"
import { OperatorError } from "../../log/operatorError.ts"
import { shopAddress } from "../site/footer.ts"
import { endLogins } from "./login.ts"
import { hashPassword, isPasswordAllowed, isPasswordOf, passwordLength } from "./password.ts"
import { customers } from "./schema.ts"

/** The user name of a new shop's administrator. */
const administratorName = "admin"

/** The data for creating the administrator. */
export interface AdministratorOptions {
  /** Replaces a different stored password. Without it, a new shop gets a random password, and an existing one stays. */
  readonly password: string | undefined
  readonly now: Date
  readonly log: Log
}

/**
 * Creates the shop's administrator if there is none. A random password is logged once, because the database stores only
 * its hash. If two processes open the same database, only one of them creates the administrator.
 * @throws OperatorError when the password is too short or too long
 */
export async function ensureAdministrator(database: Database, options: AdministratorOptions): Promise<void> {
  const { password = "", now, log } = options
  if (password !== "" && !isPasswordAllowed(password)) {
    const { min, max } = passwordLength
    throw new OperatorError(`ADMIN_PASSWORD has to have ${String(min)} to ${String(max)} characters.`)
  }
  const [known] = await database.select().from(customers).where(eq(customers.username, administratorName))
  if (known) {
    if (password !== "" && !(await isPasswordOf(password, known.passwordHash))) {
      await replacePassword(database, known.id, password)
    }
    return
  }
  const chosen = password === "" ? randomBytes(15).toString("base64url") : password
  const [made] = await database
    .insert(customers)
    .values({
      email: shopAddress,
      username: administratorName,
      role: "administrator",
      passwordHash: await hashPassword(chosen),
      language: "es",
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id })
  if (made && password === "") log({ event: "administrator-made", username: administratorName, password: chosen })
}

async function replacePassword(database: Database, id: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, id))
    await endLogins(transaction, id)
  })
}
