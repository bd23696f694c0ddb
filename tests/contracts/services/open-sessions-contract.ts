import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from './contract.ts';

export function openSessionsContract(
  environment: () => Pick<
    ContractEnvironment,
    'openSessions' | 'identityUsers' | 'authentication' | 'session' | 'otherReader'
  >,
): void {
  const signIn = async () => {
    const { username, password } = environment().otherReader;
    return successOf(await environment().authentication.signIn(username, password));
  };
  const listSessions = async () => successOf(await environment().openSessions.list());
  /** Signs in and ends all other sessions. */
  const openOnlySession = async () => {
    environment().session.open(await signIn());
    successOf(await environment().openSessions.endOthers());
  };

  describe('OpenSessions', () => {
    it('lists all signed-in devices, the current one first', async () => {
      await openOnlySession();
      await signIn();
      const [current, other] = await listSessions();
      expect(await listSessions()).toHaveLength(2);
      expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
      expect(current?.id).not.toBe(other?.id);
      for (const session of await listSessions()) {
        expect(Date.parse(session.createdAt)).not.toBeNaN();
        expect(Date.parse(session.lastUsedAt)).not.toBeNaN();
      }
    });

    it('ends one session and revokes its token, and ending it again succeeds', async () => {
      await openOnlySession();
      const current = environment().session.current;
      const otherDevice = await signIn();
      const other = (await listSessions()).find(({ isCurrent }) => !isCurrent);
      successOf(await environment().openSessions.end(other?.id ?? ''));
      successOf(await environment().openSessions.end(other?.id ?? ''));
      successOf(await environment().openSessions.end(unknownId));
      expect(await listSessions()).toHaveLength(1);
      environment().session.open(otherDevice);
      const found = await environment().identityUsers.find(environment().otherReader.readerId);
      expect(failureCodeOf(found)).toBe(failures.unauthenticated.code);
      if (current) environment().session.open(current);
      expect(await listSessions()).toHaveLength(1);
    });

    it('ends all sessions except the current one', async () => {
      await openOnlySession();
      await signIn();
      await signIn();
      expect(await listSessions()).toHaveLength(3);
      successOf(await environment().openSessions.endOthers());
      expect((await listSessions()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });

    it('requires a session', async () => {
      const { openSessions } = environment();
      for (const outcome of [await openSessions.list(), await openSessions.end(unknownId)])
        expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });
  });
}
