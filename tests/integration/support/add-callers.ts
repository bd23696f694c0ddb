import { jsonColumn } from '../../../server/database/json-column.ts';
import type { AccessCaller } from './access-table.ts';
import { addReader } from './seed.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

type Role = 'USER' | 'STAFF' | 'ADMIN';
type Headers = Record<string, string>;

/** Adds accounts with sessions: the owner, the owner's guardian, and a child whose guardian is the owner. */
export async function addCallers(platform: TestPlatform) {
  const { database } = platform;
  const owner = await platform.signIn();
  const guardian = await platform.signIn();
  const child = await platform.signIn();
  const setGuardian = async (guided: TestCaller, guardian: TestCaller) => {
    await addReader(database, guardian.uuid);
    await addReader(database, guided.uuid);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', guided.uuid)
      .execute();
  };
  await setGuardian(owner, guardian);
  await setGuardian(child, owner);

  const headersByCaller: Partial<Record<AccessCaller, Headers>> = {
    'a visitor': {},
    'a wrong token': { authorization: 'Bearer made-up' },
    'an expired session': { ...(await platform.signIn('ADMIN', new Date(0))).headers },
    'the owner': { ...owner.headers },
    "the owner's guardian": { ...guardian.headers },
    "the owner's guided child": { ...child.headers },
  };

  return {
    owner,
    async headersOf(kind: AccessCaller): Promise<Headers> {
      const headers = headersByCaller[kind];
      if (headers) return headers;
      const [role, ...grantings] = kind.split(' ') as [Role, ...string[]];
      const caller = await platform.signIn(role);
      await database
        .updateTable('identity.account')
        .set({ grantings: jsonColumn(grantings) })
        .where('uuid', '=', caller.uuid)
        .execute();
      headersByCaller[kind] = { ...caller.headers };
      return { ...caller.headers };
    },
  };
}
