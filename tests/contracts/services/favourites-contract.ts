import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, issueIn, type SignInParts, signInTo, successOf, unknownId } from './contract.ts';

export function favouritesContract(
  world: () => Pick<ContractWorld, 'favourites' | 'issues' | 'neighbour' | SignInParts>,
): void {
  const signIn = () => signInTo(world());
  const issueOf = (slug: string) => issueIn(world(), slug);
  const shelf = async (request = { page: 0, limit: 20 }) =>
    successOf(await world().favourites.list(request)).items.map(({ slug }) => slug);

  describe('Favourites', () => {
    it('require a session', async () => {
      const { id } = await issueOf('nanquim-1');
      const { favourites } = world();
      const calls = [favourites.list({ page: 0, limit: 1 }), favourites.ids(), favourites.add(id)];
      for (const outcome of await Promise.all([...calls, favourites.remove(id)])) {
        expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
      }
    });

    it('list added issues once, last added first, until they are removed', async () => {
      await signIn();
      const { favourites } = world();
      expect(successOf(await favourites.ids())).toEqual([]);
      const first = await issueOf('nanquim-1');
      const second = await issueOf('so-na-loja');
      successOf(await favourites.add(first.id));
      successOf(await favourites.add(second.id));
      successOf(await favourites.add(first.id));
      expect(await shelf()).toEqual(['so-na-loja', 'nanquim-1']);
      expect([...successOf(await favourites.ids())].sort()).toEqual([first.id, second.id].sort());
      expect(await shelf({ page: 1, limit: 1 })).toEqual(['nanquim-1']);

      successOf(await favourites.remove(second.id));
      successOf(await favourites.remove(second.id));
      expect(await shelf()).toEqual(['nanquim-1']);
      successOf(await favourites.remove(first.id));
      expect(successOf(await favourites.ids())).toEqual([]);
    });

    it('reject unknown issues', async () => {
      await signIn();
      expect(failureOf(await world().favourites.add(unknownId))).toBe('ISSUE.NOT_FOUND');
      successOf(await world().favourites.remove(unknownId));
    });

    it('are separate for each reader', async () => {
      await signIn();
      const { id } = await issueOf('nanquim-2');
      successOf(await world().favourites.add(id));
      const { authentication, neighbour, session } = world();
      session.open(successOf(await authentication.signIn(neighbour.entry, neighbour.password)));
      expect(successOf(await world().favourites.ids())).toEqual([]);
      await signIn();
      expect(await shelf()).toEqual(['nanquim-2']);
    });
  });
}
