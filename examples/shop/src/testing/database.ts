import { migrationFoldersOf, shopFeatures } from "../app.ts"
import type { Connection } from "../database/connect.ts"
import { readMigrations, type Migration } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"

const migrationFolders = migrationFoldersOf(shopFeatures)

/** Opens the shop's seeded database, in memory. */
export function openMemoryDatabase(): Promise<Connection> {
  return openDatabase({ dataDir: "memory://", migrationFolders })
}

/** All migrations of the shop. */
export function readShopMigrations(): Promise<readonly Migration[]> {
  return readMigrations(migrationFolders)
}
