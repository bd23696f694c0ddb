import { MatchExternalReturn } from '../../../../../src/application/session/match-external-return.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { buildPendingSignIn, FakePendingSignIns } from '../../../../fakes/session/fake-pending-sign-ins.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

function setUpMatchExternalReturn(session = new FakeSession(), pending = buildPendingSignIn()) {
  const pendingSignIns = new FakePendingSignIns();
  pendingSignIns.save(pending);
  return { pendingSignIns, take: new MatchExternalReturn(pendingSignIns, session) };
}

const query = { state: 'state-1', code: 'code-1' };

describe('MatchExternalReturn', () => {
  it('finds the pending sign-in by its state', () => {
    expect(setUpMatchExternalReturn().take.execute(query)).toEqual({
      ok: true,
      value: { pending: buildPendingSignIn(), code: 'code-1', isCancelled: false },
    });
  });

  it('accepts a return once', () => {
    const { take } = setUpMatchExternalReturn();
    take.execute(query);
    expect(take.execute(query)).toEqual(failed(externalFailures.foreignReturn));
  });

  it.each(['', 'state-2'])('rejects a return with the state "%s"', (state) => {
    const { take, pendingSignIns } = setUpMatchExternalReturn();
    expect(take.execute({ ...query, state })).toEqual(failed(externalFailures.foreignReturn));
    expect(pendingSignIns.pendingByState.size).toBe(1);
  });

  it('recognises a cancelled sign-in', () => {
    const outcome = setUpMatchExternalReturn().take.execute({ state: 'state-1', error: 'access_denied' });
    expect(outcome).toMatchObject({ value: { code: null, isCancelled: true } });
  });

  it.each([
    ['another error', { error: 'server_error' }],
    ['an error next to a code', { error: 'server_error', code: 'code-1' }],
    ['neither a code nor an error', {}],
    ['an empty code', { code: '' }],
  ])('returns no code for a query with %s', (_, parameters) => {
    const outcome = setUpMatchExternalReturn().take.execute({ state: 'state-1', ...parameters });
    expect(outcome).toMatchObject({ value: { code: null, isCancelled: false } });
  });

  it('accepts the return for the user who started it', () => {
    const linking = buildPendingSignIn({ readerId: exampleCredentials.readerId });
    expect(
      setUpMatchExternalReturn(new FakeSession(exampleCredentials), linking).take.execute(query),
    ).toMatchObject({
      ok: true,
    });
  });

  it('rejects the return if another user signed in meanwhile', () => {
    const linking = buildPendingSignIn({ readerId: exampleCredentials.readerId });
    for (const pending of [linking, buildPendingSignIn()]) {
      const { take } = setUpMatchExternalReturn(new FakeSession(otherCredentials), pending);
      expect(take.execute(query)).toEqual(failed(externalFailures.foreignReturn));
    }
  });

  it('rejects the return of a link if the user has signed out', () => {
    const { take } = setUpMatchExternalReturn(
      new FakeSession(),
      buildPendingSignIn({ readerId: exampleCredentials.readerId }),
    );
    expect(take.execute(query)).toEqual(failed(failures.expiredSession));
  });
});
