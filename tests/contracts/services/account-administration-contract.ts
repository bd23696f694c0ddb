import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from './contract.ts';

export function accountAdministrationContract(
  environment: () => Pick<
    ContractEnvironment,
    'accountAdministration' | 'identityUsers' | 'authentication' | 'session' | 'otherReader' | 'staff'
  >,
): void {
  const signIn = ({ username, password }: { readonly username: string; readonly password: string }) =>
    environment().authentication.signIn(username, password);
  const signInAsManager = async () =>
    environment().session.open(successOf(await signIn(environment().staff.manager)));

  describe('AccountAdministration', () => {
    it('finds an account by username or email address, ignoring case', async () => {
      await signInAsManager();
      const { username, email, readerId } = environment().otherReader;
      for (const text of [username, username.toUpperCase(), email]) {
        expect(successOf(await environment().accountAdministration.find(text))).toMatchObject({
          id: readerId,
          username,
          email,
          role: 'USER',
          isActive: true,
          hasVerifiedEmail: true,
        });
      }
      const unknown = await environment().accountAdministration.find('ninguem@banca.example');
      expect(failureCodeOf(unknown)).toBe('USER.NOT_FOUND');
    });

    it('ends the sessions of an account without closing it', async () => {
      const otherDevice = successOf(await signIn(environment().otherReader));
      await signInAsManager();
      const { readerId, username } = environment().otherReader;
      const before = successOf(await environment().accountAdministration.find(username));
      expect(before.sessions).toBeGreaterThan(0);
      expect(Date.parse(before.lastUsedAt ?? '')).not.toBeNaN();
      const after = successOf(await environment().accountAdministration.endSessions(readerId));
      expect(after).toEqual({ ...before, sessions: 0, lastUsedAt: null });
      environment().session.open(otherDevice);
      expect(failureCodeOf(await environment().identityUsers.find(readerId))).toBe(
        failures.unauthenticated.code,
      );
      successOf(await signIn(environment().otherReader));
    });

    it('closes an account, which cannot sign in until it is reopened', async () => {
      await signInAsManager();
      const { readerId } = environment().otherReader;
      const change = (isActive: boolean) =>
        environment().accountAdministration.changeState(readerId, isActive);
      expect(successOf(await change(false))).toMatchObject({ isActive: false, sessions: 0 });
      expect(failureCodeOf(await signIn(environment().otherReader))).toBe('LOGIN.ACCOUNT_CLOSED');
      expect(successOf(await change(true))).toMatchObject({ isActive: true, sessions: 0 });
      successOf(await signIn(environment().otherReader));
    });

    it('shows managers their own account, but rejects changes to it', async () => {
      await signInAsManager();
      const { username, readerId } = environment().staff.manager;
      const { accountAdministration } = environment();
      expect(successOf(await accountAdministration.find(username)).id).toBe(readerId);
      for (const outcome of [
        await accountAdministration.endSessions(readerId),
        await accountAdministration.changeState(readerId, false),
      ]) {
        expect(failureCodeOf(outcome)).toBe('USER.OWN_ACCOUNT');
      }
    });

    it('does not let managers find or change staff accounts', async () => {
      await signInAsManager();
      const { username, readerId } = environment().staff.colleague;
      const { accountAdministration } = environment();
      for (const outcome of [
        await accountAdministration.find(username),
        await accountAdministration.endSessions(readerId),
        await accountAdministration.changeState(readerId, false),
      ]) {
        expect(failureCodeOf(outcome)).toBe('USER.STAFF_ACCOUNT');
      }
    });

    it('reports different failures to visitors and to readers without permission', async () => {
      const { accountAdministration, session, otherReader } = environment();
      const callAll = async () => [
        failureCodeOf(await accountAdministration.find(otherReader.username)),
        failureCodeOf(await accountAdministration.endSessions(unknownId)),
        failureCodeOf(await accountAdministration.changeState(unknownId, false)),
      ];
      const { unauthenticated, forbidden } = failures;
      expect(await callAll()).toEqual(Array(3).fill(unauthenticated.code));
      session.open(successOf(await signIn(otherReader)));
      expect(await callAll()).toEqual(Array(3).fill(forbidden.code));
    });
  });
}
