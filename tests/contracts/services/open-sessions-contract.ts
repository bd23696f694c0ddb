import { failures } from '../../../src/domain/failure.ts';
import type { World } from '../world.ts';
import { failureOf, nobody, successOf } from './contract.ts';

export function openSessionsContract(
  world: () => Pick<World, 'openSessions' | 'identityUsers' | 'authentication' | 'session' | 'neighbour'>,
): void {
  const signIn = async () => {
    const { entry, password } = world().neighbour;
    return successOf(await world().authentication.signIn(entry, password));
  };
  const list = async () => successOf(await world().openSessions.list());
  /** A device that is signed in alone. */
  const openAlone = async () => {
    world().session.open(await signIn());
    successOf(await world().openSessions.endOthers());
  };

  describe('OpenSessions', () => {
    it('lists every device on which the reader is signed in, the current one first', async () => {
      await openAlone();
      await signIn();
      const [current, other] = await list();
      expect(await list()).toHaveLength(2);
      expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
      expect(current?.uuid).not.toBe(other?.uuid);
      for (const session of await list()) {
        expect(Date.parse(session.createdAt)).not.toBeNaN();
        expect(Date.parse(session.lastUsedAt)).not.toBeNaN();
      }
    });

    it('ends one of them, which then opens nothing; ending it again succeeds', async () => {
      await openAlone();
      const current = world().session.current;
      const elsewhere = await signIn();
      const other = (await list()).find(({ isCurrent }) => !isCurrent);
      successOf(await world().openSessions.end(other?.uuid ?? ''));
      successOf(await world().openSessions.end(other?.uuid ?? ''));
      successOf(await world().openSessions.end(nobody));
      expect(await list()).toHaveLength(1);
      world().session.open(elsewhere);
      const found = await world().identityUsers.find(world().neighbour.userId);
      expect(failureOf(found)).toBe(failures.unauthenticated.code);
      if (current) world().session.open(current);
      expect(await list()).toHaveLength(1);
    });

    it('ends all of them but the current one', async () => {
      await openAlone();
      await signIn();
      await signIn();
      expect(await list()).toHaveLength(3);
      successOf(await world().openSessions.endOthers());
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });

    it('needs a session', async () => {
      const { openSessions } = world();
      for (const outcome of [await openSessions.list(), await openSessions.end(nobody)])
        expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
    });
  });
}
