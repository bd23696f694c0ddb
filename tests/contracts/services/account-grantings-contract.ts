import { failures } from '../../../src/domain/failure.ts';
import type { ContractAccount, ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from './contract.ts';

export function accountGrantingsContract(
  environment: () => Pick<
    ContractEnvironment,
    'accountGrantings' | 'identityUsers' | 'authentication' | 'session' | 'staff'
  >,
): void {
  const signIn = async ({ username, password }: ContractAccount) =>
    environment().session.open(successOf(await environment().authentication.signIn(username, password)));

  describe('AccountGrantings', () => {
    it('lists the grantings that an account can have', async () => {
      await signIn(environment().staff.administrator);
      const grantings = successOf(await environment().accountGrantings.listAll());
      expect([...grantings].sort()).toEqual(['ACCOUNTANT', 'EDITOR', 'MANAGER', 'PUBLISHER']);
    });

    it('replaces the grantings of an account', async () => {
      await signIn(environment().staff.administrator);
      const { accountGrantings, identityUsers, staff } = environment();
      const replace = async (...grantings: ('EDITOR' | 'ACCOUNTANT')[]) =>
        successOf(await accountGrantings.replace(staff.colleague.readerId, grantings));
      expect(await replace('EDITOR', 'ACCOUNTANT')).toEqual(['EDITOR', 'ACCOUNTANT']);
      const { link } = successOf(await identityUsers.find(staff.colleague.readerId));
      expect(link.grantings).toEqual(['EDITOR', 'ACCOUNTANT']);
      expect(await replace()).toEqual([]);
    });

    it('reports different failures for unknown accounts, staff and visitors', async () => {
      const { accountGrantings, staff } = environment();
      const replace = async () => failureCodeOf(await accountGrantings.replace(unknownId, []));
      expect([await replace(), failureCodeOf(await accountGrantings.listAll())]).toEqual(
        Array(2).fill(failures.unauthenticated.code),
      );
      await signIn(staff.manager);
      expect([await replace(), failureCodeOf(await accountGrantings.listAll())]).toEqual(
        Array(2).fill(failures.forbidden.code),
      );
      await signIn(staff.administrator);
      expect(await replace()).toBe('USER.NOT_FOUND');
    });
  });
}
