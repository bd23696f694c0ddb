import { ChangeReaderMarket } from '../../../../../src/application/staff/change-reader-market.ts';
import { buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';
import { FakeReaderMarkets } from '../../../../fakes/staff/fake-reader-markets.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

function setUpChangeReaderMarket(session = new FakeSession(exampleCredentials)) {
  const readers = new FakeReaders(buildReader());
  return { readers, useCase: new ChangeReaderMarket(new FakeReaderMarkets(readers), session) };
}

describe('ChangeReaderMarket', () => {
  it('moves a reader to another market', async () => {
    const { readers, useCase } = setUpChangeReaderMarket();
    const outcome = await useCase.execute(buildManager(), 'ana', 'portugal');
    expect(outcome).toEqual({ ok: true, value: { market: 'portugal', currency: 'EUR' } });
    expect(readers.reader).toMatchObject({ market: 'portugal', currency: 'EUR' });
  });

  it('is restricted to staff who manage accounts', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpChangeReaderMarket(session).useCase.execute(user, 'ana', 'portugal'),
    );
    expect(allowed).toEqual(['manager', 'administrator']);
  });
});
