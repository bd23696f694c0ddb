import { openProfiles } from '../../../../server/readers/open-profiles.ts';
import { addReader } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The data about readers that the identity service needs. */
export function profiles(platform: () => TestPlatform): void {
  const openReaderProfiles = () => openProfiles(platform().database);
  const addAccount = async () => (await platform().signIn()).uuid;
  const addReaderWithProfile = async (guardian: string | null = null) => {
    const uuid = await addAccount();
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
    const uuid = await addReaderWithProfile();
    await addWallet(uuid, 'USD', 900);
    expect(await openReaderProfiles().balanceOf(uuid)).toBe(0);
    await addWallet(uuid, 'BRL', 1250);
    await addWallet(await addReaderWithProfile(), 'BRL', 7);
    expect(await openReaderProfiles().balanceOf(uuid)).toBe(1250);
  });

  it('return no credit without a wallet, a profile or an account', async () => {
    for (const uuid of [
      await addReaderWithProfile(),
      await addAccount(),
      '00000000-0000-4000-8000-000000000000',
    ]) {
      expect(await openReaderProfiles().balanceOf(uuid)).toBe(0);
    }
  });

  it('report which readers are guided, and by which guardian', async () => {
    const guardian = await addReaderWithProfile();
    const child = await addReaderWithProfile(guardian);
    const other = await addReaderWithProfile(await addReaderWithProfile());
    expect(await openReaderProfiles().isGuided(child)).toBe(true);
    expect(await openReaderProfiles().isGuided(guardian)).toBe(false);
    expect(await openReaderProfiles().isGuided(await addAccount())).toBe(false);
    expect(await openReaderProfiles().isGuardianOf(guardian, child)).toBe(true);
    expect(await openReaderProfiles().isGuardianOf(child, guardian)).toBe(false);
    expect(await openReaderProfiles().isGuardianOf(guardian, other)).toBe(false);
    expect(await openReaderProfiles().isGuardianOf(guardian, guardian)).toBe(false);
    expect(await openReaderProfiles().isGuardianOf(guardian, await addAccount())).toBe(false);
  });

  it("do not treat a guardian's guardian as the guardian of a child", async () => {
    const guardiansGuardian = await addReaderWithProfile();
    const child = await addReaderWithProfile(await addReaderWithProfile(guardiansGuardian));
    expect(await openReaderProfiles().isGuardianOf(guardiansGuardian, child)).toBe(false);
  });

  it('need one database statement for each query', async () => {
    const uuid = await addReaderWithProfile();
    const before = platform().statements();
    await openReaderProfiles().balanceOf(uuid);
    await openReaderProfiles().isGuided(uuid);
    await openReaderProfiles().isGuardianOf(uuid, uuid);
    expect(platform().statements() - before).toBe(3);
  });
}
