import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf, unknownId } from './contract.ts';

/** An image of one pixel. Services re-encode every uploaded picture. */
const pixel = () => {
  const bytes = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  return new File([bytes], 'eu.png', { type: 'image/png' });
};

export function identityUsersContract(
  world: () => Pick<ContractWorld, 'identityUsers' | 'neighbour' | SignInParts>,
): void {
  const signIn = () => signInTo(world());
  const update = (changes: Parameters<ReturnType<typeof world>['identityUsers']['update']>[1]) =>
    world().identityUsers.update(world().account.readerId, changes);

  const signInAsNeighbour = async () => {
    const { entry, password } = world().neighbour;
    world().session.open(successOf(await world().authentication.signIn(entry, password)));
  };

  describe('IdentityUsers', () => {
    it('returns only the own user', async () => {
      await signIn();
      const user = successOf(await world().identityUsers.find(world().account.readerId));
      expect(user).toMatchObject({ id: world().account.readerId, email: expect.stringContaining('@') });
      expect(failureOf(await world().identityUsers.find(unknownId))).toBe(failures.forbidden.code);
    });

    it('changes only the sent fields', async () => {
      await signIn();
      const address = { zipCode: '01310100', line1: 'Avenida Paulista', number: '10', state: 'SP' };
      successOf(await update({ nickname: 'Bi', name: 'Bianca', surname: 'Lima', address }));
      successOf(await update({ about: 'Lê de tudo.', birthDate: '1990-05-17', cpf: '52998224725' }));
      const user = successOf(await world().identityUsers.find(world().account.readerId));
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
      const user = successOf(await update({ avatar: pixel(), cover: pixel() }));
      expect([user.avatar, user.cover]).toEqual([expect.any(String), expect.any(String)]);
      expect(successOf(await update({ avatar: '' })).avatar).toBeNull();
    });

    it('rejects a CPF that another account has', async () => {
      const { neighbour, identityUsers } = world();
      await signInAsNeighbour();
      successOf(await identityUsers.update(neighbour.readerId, { cpf: '11144477735' }));
      await signIn();
      expect(failureOf(await update({ cpf: '11144477735' }))).toBe('USER.EXISTING_CPF');
    });

    it('stores a phone number with its country code, in any notation', async () => {
      await signIn();
      const { readerId } = world().account;
      const change = async (phone: string) =>
        successOf(await world().identityUsers.changePhone(readerId, phone)).phoneNumber;
      expect(await change('(11) 97777-6666')).toBe('+5511977776666');
      expect(await change('+55 21 96666-5555')).toBe('+5521966665555');
    });

    it('rejects a phone number that another account has', async () => {
      const { account, neighbour, identityUsers } = world();
      await signInAsNeighbour();
      successOf(await identityUsers.changePhone(neighbour.readerId, '(11) 95555-4444'));
      await signIn();
      const outcome = await identityUsers.changePhone(account.readerId, '+5511955554444');
      expect(failureOf(outcome)).toBe('USER.EXISTING_PHONE_NUMBER');
    });

    it('rejects changes to other users and changes without a session', async () => {
      expect(failureOf(await update({ name: 'Eva' }))).toBe(failures.unauthenticated.code);
      await signIn();
      const outcome = await world().identityUsers.update(unknownId, { name: 'Eva' });
      expect(failureOf(outcome)).toBe(failures.forbidden.code);
    });
  });
}
