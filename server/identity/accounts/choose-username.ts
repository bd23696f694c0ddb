import type { Database } from '../../database/database.ts';
import { AccountExists, findTakenField } from './unique-fields.ts';
import { usernameCandidates } from './username-candidates.ts';

/** Returns a username made from the email address that no account has, except maybe `except`. */
export async function chooseUsername(database: Database, email: string, except?: string): Promise<string> {
  for (const username of usernameCandidates(email)) {
    if (!(await findTakenField(database, { username }, except))) return username;
  }
  throw new AccountExists('username');
}
