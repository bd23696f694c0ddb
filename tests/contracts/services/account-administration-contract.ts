import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

export function accountAdministrationContract(
  world: () => Pick<
    ContractWorld,
    'accountAdministration' | 'identityUsers' | 'authentication' | 'session' | 'neighbour' | 'staff'
  >,
): void {
  const signIn = ({ entry, password }: { readonly entry: string; readonly password: string }) =>
    world().authentication.signIn(entry, password);
  const signInManager = async () => world().session.open(successOf(await signIn(world().staff.manager)));

  describe('AccountAdministration', () => {
    it('finds an account by username or email address, ignoring case', async () => {
      await signInManager();
      const { entry, email, readerId } = world().neighbour;
      for (const typed of [entry, entry.toUpperCase(), email]) {
        expect(successOf(await world().accountAdministration.find(typed))).toMatchObject({
          id: readerId,
          username: entry,
          email,
          role: 'USER',
          isActive: true,
          hasVerifiedEmail: true,
        });
      }
      const stranger = await world().accountAdministration.find('ninguem@banca.example');
      expect(failureOf(stranger)).toBe('USER.NOT_FOUND');
    });

    it('ends the sessions of an account, which stays open', async () => {
      const otherDevice = successOf(await signIn(world().neighbour));
      await signInManager();
      const { readerId, entry } = world().neighbour;
      const before = successOf(await world().accountAdministration.find(entry));
      expect(before.sessions).toBeGreaterThan(0);
      expect(Date.parse(before.lastUsedAt ?? '')).not.toBeNaN();
      const after = successOf(await world().accountAdministration.endSessions(readerId));
      expect(after).toEqual({ ...before, sessions: 0, lastUsedAt: null });
      world().session.open(otherDevice);
      expect(failureOf(await world().identityUsers.find(readerId))).toBe(failures.unauthenticated.code);
      successOf(await signIn(world().neighbour));
    });

    it('closes an account, which cannot sign in until it is reopened', async () => {
      await signInManager();
      const { readerId } = world().neighbour;
      const change = (isActive: boolean) => world().accountAdministration.changeState(readerId, isActive);
      expect(successOf(await change(false))).toMatchObject({ isActive: false, sessions: 0 });
      expect(failureOf(await signIn(world().neighbour))).toBe('LOGIN.ACCOUNT_CLOSED');
      expect(successOf(await change(true))).toMatchObject({ isActive: true, sessions: 0 });
      successOf(await signIn(world().neighbour));
    });

    it('shows managers their own account, but does not change it', async () => {
      await signInManager();
      const { entry, readerId } = world().staff.manager;
      const { accountAdministration } = world();
      expect(successOf(await accountAdministration.find(entry)).id).toBe(readerId);
      for (const outcome of [
        await accountAdministration.endSessions(readerId),
        await accountAdministration.changeState(readerId, false),
      ]) {
        expect(failureOf(outcome)).toBe('USER.OWN_ACCOUNT');
      }
    });

    it('rejects changes to staff accounts except by administrators', async () => {
      await signInManager();
      const { entry, readerId } = world().staff.colleague;
      const { accountAdministration } = world();
      for (const outcome of [
        await accountAdministration.find(entry),
        await accountAdministration.endSessions(readerId),
        await accountAdministration.changeState(readerId, false),
      ]) {
        expect(failureOf(outcome)).toBe('USER.STAFF_ACCOUNT');
      }
    });

    it('distinguishes a reader without permission from a visitor who is not signed in', async () => {
      const { accountAdministration, session, neighbour } = world();
      const outcomes = async () => [
        failureOf(await accountAdministration.find(neighbour.entry)),
        failureOf(await accountAdministration.endSessions(unknownId)),
        failureOf(await accountAdministration.changeState(unknownId, false)),
      ];
      const { unauthenticated, forbidden } = failures;
      expect(await outcomes()).toEqual(Array(3).fill(unauthenticated.code));
      session.open(successOf(await signIn(neighbour)));
      expect(await outcomes()).toEqual(Array(3).fill(forbidden.code));
    });
  });
}
