import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Log } from "../../log/log.ts"
import { OperatorError } from "../../log/operatorError.ts"
import { shopAddress } from "../site/footer.ts"
import { endLogins } from "./login.ts"
import { hashPassword, isPasswordAllowed, isPasswordOf, passwordLength } from "./password.ts"
import { customers } from "./schema.ts"

/** The user name of the administrator that a shop begins with. */
const administratorName = "admin"

/** How the administrator is made. */
export interface AdministratorOptions {
  /** Their password; one that differs from the stored one replaces it. Undefined makes one up, and only for a new shop. */
  readonly password: string | undefined
  readonly now: Date
  readonly log: Log
}

/**
 * Makes sure that the shop has an administrator. A password that was made up is logged, once: the database only keeps its
 * hash. Of two shops that open one database at once, one makes it.
 * @throws OperatorError when the password can't be one
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
