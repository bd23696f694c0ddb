import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf, unknownId } from './contract.ts';

/** A valid image, because services re-encode uploaded pictures. */
const createPicture = () => {
  const bytes = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  return new File([bytes], 'eu.png', { type: 'image/png' });
};

export function identityUsersContract(
  environment: () => Pick<ContractEnvironment, 'identityUsers' | 'otherReader' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());
  const update = (changes: Parameters<ReturnType<typeof environment>['identityUsers']['update']>[1]) =>
    environment().identityUsers.update(environment().account.readerId, changes);

  const signInAsOtherReader = async () => {
    const { username, password } = environment().otherReader;
    environment().session.open(successOf(await environment().authentication.signIn(username, password)));
  };

  describe('IdentityUsers', () => {
    it('returns only the user who is signed in', async () => {
      await signIn();
      const user = successOf(await environment().identityUsers.find(environment().account.readerId));
      expect(user).toMatchObject({ id: environment().account.readerId, email: expect.stringContaining('@') });
      expect(failureCodeOf(await environment().identityUsers.find(unknownId))).toBe(failures.forbidden.code);
    });

    it('changes only the sent fields', async () => {
      await signIn();
      const address = { zipCode: '01310100', line1: 'Avenida Paulista', number: '10', state: 'SP' };
      successOf(await update({ nickname: 'Bi', name: 'Bianca', surname: 'Lima', address }));
      successOf(await update({ about: 'Lê de tudo.', birthDate: '1990-05-17', cpf: '52998224725' }));
      const user = successOf(await environment().identityUsers.find(environment().account.readerId));
      expect(user).toMatchObject({
        nickname: 'Bi',
        name: 'Bianca',
        surname: 'Lima',
        about: 'Lê de tudo.',
        birthDate: '1990-05-17',
        cpf: '52998224725',
        address,
      });
    });

    it('clears fields that are sent empty', async () => {
      await signIn();
      successOf(await update({ nickname: 'Bi', address: { city: 'Recife' } }));
      const user = successOf(await update({ nickname: '', address: {} }));
      expect([user.nickname, user.address]).toEqual([null, null]);
    });

    it('stores pictures and returns their addresses', async () => {
      await signIn();
      const user = successOf(await update({ avatar: createPicture(), cover: createPicture() }));
      expect([user.avatar, user.cover]).toEqual([expect.any(String), expect.any(String)]);
      expect(successOf(await update({ avatar: '' })).avatar).toBeNull();
    });

    it('rejects a CPF that another account has', async () => {
      const { otherReader, identityUsers } = environment();
      await signInAsOtherReader();
      successOf(await identityUsers.update(otherReader.readerId, { cpf: '11144477735' }));
      await signIn();
      expect(failureCodeOf(await update({ cpf: '11144477735' }))).toBe('USER.EXISTING_CPF');
    });

    it('stores a phone number', async () => {
      await signIn();
      const { account, identityUsers } = environment();
      const outcome = await identityUsers.changePhone(account.readerId, '+5511977776666');
      expect(successOf(outcome).phoneNumber).toBe('+5511977776666');
    });

    it('deletes a phone number', async () => {
      await signIn();
      const { account, identityUsers } = environment();
      successOf(await identityUsers.changePhone(account.readerId, '+5511977776666'));
      expect(successOf(await identityUsers.changePhone(account.readerId, '')).phoneNumber).toBeNull();
    });

    it('rejects a phone number that another account has', async () => {
      const { account, otherReader, identityUsers } = environment();
      await signInAsOtherReader();
      successOf(await identityUsers.changePhone(otherReader.readerId, '+5511955554444'));
      await signIn();
      const outcome = await identityUsers.changePhone(account.readerId, '+5511955554444');
      expect(failureCodeOf(outcome)).toBe('USER.EXISTING_PHONE_NUMBER');
    });

    it('stores the declaration to be an adult', async () => {
      await signIn();
      const { account, identityUsers } = environment();
      expect(successOf(await identityUsers.find(account.readerId)).hasDeclaredAdult).toBe(false);
      expect(successOf(await identityUsers.declareAdult(account.readerId)).hasDeclaredAdult).toBe(true);
      expect(successOf(await identityUsers.find(account.readerId)).hasDeclaredAdult).toBe(true);
      expect(failureCodeOf(await identityUsers.declareAdult(unknownId))).toBe(failures.forbidden.code);
    });

    it('rejects changes to other users and changes without a session', async () => {
      expect(failureCodeOf(await update({ name: 'Eva' }))).toBe(failures.unauthenticated.code);
      await signIn();
      const outcome = await environment().identityUsers.update(unknownId, { name: 'Eva' });
      expect(failureCodeOf(outcome)).toBe(failures.forbidden.code);
    });
  });
}
