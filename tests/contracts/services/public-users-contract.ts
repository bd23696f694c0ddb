import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, successOf } from './contract.ts';

export function publicUsersContract(
  environment: () => Pick<ContractEnvironment, 'publicUsers' | 'otherReader'>,
): void {
  describe('PublicUsers', () => {
    it('shows visitors the public data of a user', async () => {
      const { publicUsers, otherReader } = environment();
      expect(successOf(await publicUsers.findByUsername(otherReader.username))).toEqual({
        id: otherReader.readerId,
        username: otherReader.username,
        nickname: null,
        about: null,
        avatar: null,
        cover: null,
      });
    });

    it('finds nobody by an unknown name or an email address', async () => {
      const { publicUsers, otherReader } = environment();
      for (const name of ['ninguem', otherReader.email])
        expect(failureCodeOf(await publicUsers.findByUsername(name))).toBe('USER.NOT_FOUND');
    });
  });
}
