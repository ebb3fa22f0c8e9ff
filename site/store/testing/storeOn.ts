import { chown, stat } from "node:fs/promises";
import type postgres from "postgres";

/**
 * Has a PostgreSQL server of root's keep the tables that are made from now on in a folder, such as that of a small disk:
 * its own files stay where they are, so that it goes on when the disk is full.
 */
export async function storeOn(sql: postgres.Sql, folder: string): Promise<void> {
  // Such a server runs as the user that Debian makes for it.
  const { uid, gid } = await stat("/var/lib/postgresql");
  await chown(folder, uid, gid);
  await sql.unsafe(`create tablespace small location '${folder}'`);
  await sql`alter role current_user set default_tablespace = small`;
}
