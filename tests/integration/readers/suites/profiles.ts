import { openProfiles } from '../../../../server/readers/open-profiles.ts';
import { addReader } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The data about readers that the identity service needs. */
export function profiles(platform: () => TestPlatform): void {
  const open = () => openProfiles(platform().database);
  const stranger = async () => (await platform().signIn()).uuid;
  const reader = async (guardian: string | null = null) => {
    const uuid = await stranger();
    await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian })
      .where('readerId', '=', uuid)
      .execute();
    return uuid;
  };
  const addWallet = (dragonId: string, currency: string, balance: number) =>
    platform()
      .database.insertInto('comics.ledger_account')
      .values({ kind: 'wallet', readerId: dragonId, currency, balance })
      .execute();

  beforeAll(() => platform().deleteAllData());

  it("return the credit in the reader's currency, in cents", async () => {
    const uuid = await reader();
    await addWallet(uuid, 'USD', 900);
    expect(await open().balanceOf(uuid)).toBe(0);
    await addWallet(uuid, 'BRL', 1250);
    await addWallet(await reader(), 'BRL', 7);
    expect(await open().balanceOf(uuid)).toBe(1250);
  });

  it('return no credit without a wallet, a profile or an account', async () => {
    for (const uuid of [await reader(), await stranger(), '00000000-0000-4000-8000-000000000000']) {
      expect(await open().balanceOf(uuid)).toBe(0);
    }
  });

  it('know which readers are guided, and their guardians', async () => {
    const guardian = await reader();
    const child = await reader(guardian);
    const other = await reader(await reader());
    expect(await open().isGuided(child)).toBe(true);
    expect(await open().isGuided(guardian)).toBe(false);
    expect(await open().isGuided(await stranger())).toBe(false);
    expect(await open().isGuardianOf(guardian, child)).toBe(true);
    expect(await open().isGuardianOf(child, guardian)).toBe(false);
    expect(await open().isGuardianOf(guardian, other)).toBe(false);
    expect(await open().isGuardianOf(guardian, guardian)).toBe(false);
    expect(await open().isGuardianOf(guardian, await stranger())).toBe(false);
  });

  it("do not treat a guardian's guardian as the guardian of a child", async () => {
    const guardiansGuardian = await reader();
    const child = await reader(await reader(guardiansGuardian));
    expect(await open().isGuardianOf(guardiansGuardian, child)).toBe(false);
  });

  it('need one statement for each question', async () => {
    const uuid = await reader();
    const before = platform().statements();
    await open().balanceOf(uuid);
    await open().isGuided(uuid);
    await open().isGuardianOf(uuid, uuid);
    expect(platform().statements() - before).toBe(3);
  });
}
