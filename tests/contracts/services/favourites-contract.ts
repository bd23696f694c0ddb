import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  successOf,
  unknownId,
} from './contract.ts';

export function favouritesContract(
  environment: () => Pick<ContractEnvironment, 'favourites' | 'issues' | 'otherReader' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());
  const findIssueBySlug = (slug: string) => findIssue(environment(), slug);
  const listSlugs = async (request = { page: 0, limit: 20 }) =>
    successOf(await environment().favourites.list(request)).items.map(({ slug }) => slug);

  describe('Favourites', () => {
    it('require a session', async () => {
      const { id } = await findIssueBySlug('nanquim-1');
      const { favourites } = environment();
      const calls = [favourites.list({ page: 0, limit: 1 }), favourites.listIds(), favourites.add(id)];
      for (const outcome of await Promise.all([...calls, favourites.remove(id)])) {
        expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
      }
    });

    it('list added issues once, newest first, until they are removed', async () => {
      await signIn();
      const { favourites } = environment();
      expect(successOf(await favourites.listIds())).toEqual([]);
      const first = await findIssueBySlug('nanquim-1');
      const second = await findIssueBySlug('so-na-loja');
      successOf(await favourites.add(first.id));
      successOf(await favourites.add(second.id));
      successOf(await favourites.add(first.id));
      expect(await listSlugs()).toEqual(['so-na-loja', 'nanquim-1']);
      expect([...successOf(await favourites.listIds())].sort()).toEqual([first.id, second.id].sort());
      expect(await listSlugs({ page: 1, limit: 1 })).toEqual(['nanquim-1']);

      successOf(await favourites.remove(second.id));
      successOf(await favourites.remove(second.id));
      expect(await listSlugs()).toEqual(['nanquim-1']);
      successOf(await favourites.remove(first.id));
      expect(successOf(await favourites.listIds())).toEqual([]);
    });

    it('reject unknown issues', async () => {
      await signIn();
      expect(failureCodeOf(await environment().favourites.add(unknownId))).toBe('ISSUE.NOT_FOUND');
      successOf(await environment().favourites.remove(unknownId));
    });

    it('are separate for each reader', async () => {
      await signIn();
      const { id } = await findIssueBySlug('nanquim-2');
      successOf(await environment().favourites.add(id));
      const { authentication, otherReader, session } = environment();
      session.open(successOf(await authentication.signIn(otherReader.username, otherReader.password)));
      expect(successOf(await environment().favourites.listIds())).toEqual([]);
      await signIn();
      expect(await listSlugs()).toEqual(['nanquim-2']);
    });
  });
}
