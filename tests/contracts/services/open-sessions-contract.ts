import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

export function openSessionsContract(
  world: () => Pick<
    ContractWorld,
    'openSessions' | 'identityUsers' | 'authentication' | 'session' | 'neighbour'
  >,
): void {
  const signIn = async () => {
    const { entry, password } = world().neighbour;
    return successOf(await world().authentication.signIn(entry, password));
  };
  const list = async () => successOf(await world().openSessions.list());
  /** Makes this device the only one that is signed in. */
  const openAlone = async () => {
    world().session.open(await signIn());
    successOf(await world().openSessions.endOthers());
  };

  describe('OpenSessions', () => {
    it('lists all signed-in devices, the current one first', async () => {
      await openAlone();
      await signIn();
      const [current, other] = await list();
      expect(await list()).toHaveLength(2);
      expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
      expect(current?.id).not.toBe(other?.id);
      for (const session of await list()) {
        expect(Date.parse(session.createdAt)).not.toBeNaN();
        expect(Date.parse(session.lastUsedAt)).not.toBeNaN();
      }
    });

    it('ends one session, whose token is then invalid; ending it again succeeds', async () => {
      await openAlone();
      const current = world().session.current;
      const otherDevice = await signIn();
      const other = (await list()).find(({ isCurrent }) => !isCurrent);
      successOf(await world().openSessions.end(other?.id ?? ''));
      successOf(await world().openSessions.end(other?.id ?? ''));
      successOf(await world().openSessions.end(unknownId));
      expect(await list()).toHaveLength(1);
      world().session.open(otherDevice);
      const found = await world().identityUsers.find(world().neighbour.readerId);
      expect(failureOf(found)).toBe(failures.unauthenticated.code);
      if (current) world().session.open(current);
      expect(await list()).toHaveLength(1);
    });

    it('ends all sessions except the current one', async () => {
      await openAlone();
      await signIn();
      await signIn();
      expect(await list()).toHaveLength(3);
      successOf(await world().openSessions.endOthers());
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });

    it('requires a session', async () => {
      const { openSessions } = world();
      for (const outcome of [await openSessions.list(), await openSessions.end(unknownId)])
        expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
    });
  });
}
