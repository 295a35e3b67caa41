import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { OperatorError } from "../../log/operatorError.ts"
import type { Shop } from "../../shop.ts"
import { shopAddress } from "../site/footer.ts"
import { endLogins } from "./login.ts"
import { hashPassword, isPasswordAllowed, isPasswordOf, passwordLength } from "./password.ts"
import { customers } from "./schema.ts"

/** The user name of a new shop's administrator. */
const administratorName = "admin"

declare module "../../shop.ts" {
  interface ShopOptions {
    /**
     * Creates the shop's administrator; without it, the shop has only the administrators in its database. `password` replaces a different
     * stored one; without it, a new shop gets a random password, and an existing one stays.
     */
    readonly administrator?: { readonly password: string | undefined }
  }
}

/**
 * Creates the shop's administrator if the options ask for one and there is none. A random password is logged once, because the database stores only
 * its hash. If two processes open the same database, only one of them creates the administrator.
 * @throws OperatorError when the password is too short or too long
 */
export async function ensureAdministrator({ database, options, clock, log }: Shop): Promise<void> {
  if (!options.administrator) return
  const { password = "" } = options.administrator
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
      createdAt: new Date(clock()),
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
