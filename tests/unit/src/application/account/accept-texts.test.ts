import { AcceptTexts } from '../../../../../src/application/account/accept-texts.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { FakeConsents } from '../../../../fakes/account/fake-consents.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUp(session = new FakeSession(exampleCredentials)) {
  const accountStore = new FakeAccountStore();
  accountStore.addUser(buildUser({ id: exampleCredentials.readerId, hasAcceptedLgpd: false }), null);
  const consents = new FakeConsents(accountStore);
  const cache = new FakeUserCache();
  const identityUsers = new FakeIdentityUsers();
  identityUsers.users = accountStore.users;
  return {
    accountStore,
    consents,
    cache,
    acceptTexts: new AcceptTexts(consents, identityUsers, session, cache),
  };
}

describe('AcceptTexts', () => {
  it('accepts the versions, and returns and caches the user who has accepted', async () => {
    const { acceptTexts, accountStore, cache } = setUp();
    const outcome = await acceptTexts.execute(accountStore.texts);
    expect(outcome).toMatchObject({ ok: true, value: { hasAcceptedLgpd: true } });
    expect(accountStore.consents.get(exampleCredentials.readerId)).toHaveLength(2);
    expect(cache.load(exampleCredentials.readerId)?.hasAcceptedLgpd).toBe(true);
  });

  it('ends with the first failure', async () => {
    const { acceptTexts, accountStore } = setUp();
    const [terms, privacy] = accountStore.texts;
    if (!terms || !privacy) throw new Error('A text is missing.');
    const outcome = await acceptTexts.execute([{ ...terms, version: '2020-01-01' }, privacy]);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONSENT.OUTDATED' } });
    expect(accountStore.consents.size).toBe(0);
  });

  it('needs a session', async () => {
    const { acceptTexts, accountStore } = setUp(new FakeSession());
    expect(await acceptTexts.execute(accountStore.texts)).toEqual({
      ok: false,
      failure: failures.unauthenticated,
    });
  });
});
