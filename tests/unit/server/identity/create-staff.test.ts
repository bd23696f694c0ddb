import { AccountExists, type Accounts } from '../../../../server/identity/accounts.ts';
import { createStaff } from '../../../../server/identity/create-staff.ts';

const wanted = { email: 'a@example.com', username: 'ana.b_1', password: 'oito-mais' };

function accountsThat(create: Accounts['create']): Accounts {
  return { create, find: async () => undefined, findByEntry: async () => undefined };
}

it('makes an administrator', async () => {
  const made: unknown[] = [];
  const accounts = accountsThat(async (account) => {
    made.push(account);
    return {} as never;
  });
  await createStaff(accounts, wanted);
  expect(made).toEqual([{ ...wanted, role: 'ADMIN' }]);
});

it.each([
  [{ ...wanted, email: 'ana' }, 'The e-mail address is not one'],
  [{ ...wanted, username: 'ana b' }, 'The username may have'],
  [{ ...wanted, password: 'curta' }, 'The password has to have 8 to 256 characters.'],
  [{ email: 'a@example.com' }, 'are needed'],
  [null, 'are needed'],
])('makes none of %j and says why', async (unsound, reason) => {
  const accounts = accountsThat(async () => {
    throw new Error('must not be asked');
  });
  await expect(createStaff(accounts, unsound)).rejects.toThrow(reason);
});

it('says that an account is there already', async () => {
  const accounts = accountsThat(async () => {
    throw new AccountExists('There is an account already.');
  });
  await expect(createStaff(accounts, wanted)).rejects.toThrow('There is an account already.');
});
