import { jsonColumn } from '@banca/server/database/json-column.js';
import type { AccessCaller } from './access-table.ts';
import { addReader } from './seed.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

type Role = 'USER' | 'STAFF' | 'ADMIN';
type Headers = Record<string, string>;

/** Opens sessions of all callers: the owner, the owner's guardian, and a child that the owner guides. */
export async function openCallers(platform: TestPlatform) {
  const { database } = platform;
  const owner = await platform.signIn();
  const guardian = await platform.signIn();
  const child = await platform.signIn();
  const guide = async (guided: TestCaller, by: TestCaller) => {
    await addReader(database, by.uuid);
    await addReader(database, guided.uuid);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: by.uuid })
      .where('readerId', '=', guided.uuid)
      .execute();
  };
  await guide(owner, guardian);
  await guide(child, owner);

  const known: Partial<Record<AccessCaller, Headers>> = {
    'a visitor': {},
    'a wrong token': { authorization: 'Bearer made-up' },
    'an expired session': { ...(await platform.signIn('ADMIN', new Date(0))).headers },
    'the owner': { ...owner.headers },
    "the owner's guardian": { ...guardian.headers },
    "the owner's guided child": { ...child.headers },
  };

  return {
    owner,
    async headersOf(who: AccessCaller): Promise<Headers> {
      const headers = known[who];
      if (headers) return headers;
      const [role, ...grantings] = who.split(' ') as [Role, ...string[]];
      const caller = await platform.signIn(role);
      await database
        .updateTable('identity.account')
        .set({ grantings: jsonColumn(grantings) })
        .where('uuid', '=', caller.uuid)
        .execute();
      known[who] = { ...caller.headers };
      return { ...caller.headers };
    },
  };
}
