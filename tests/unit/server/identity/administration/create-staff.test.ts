import type { AccountStore } from '../../../../../server/identity/accounts/accounts.ts';
import { AccountExists } from '../../../../../server/identity/accounts/unique-fields.ts';
import { createStaff } from '../../../../../server/identity/administration/create-staff.ts';

const wanted = { email: 'a@example.com', username: 'ana.b_1', password: 'oito-mais-um-9' };

it('makes an administrator', async () => {
  const made: unknown[] = [];
  const create: AccountStore['create'] = async (account) => {
    made.push(account);
    return {} as never;
  };
  await createStaff({ create }, { ...wanted, role: 'USER' });
  expect(made).toEqual([{ ...wanted, role: 'ADMIN' }]);
});

it.each([
  [{ ...wanted, email: 'ana' }, 'The e-mail address is not one'],
  [{ ...wanted, username: 'ana b' }, 'The username has to have 5 to 15 letters'],
  [{ ...wanted, username: 'ana' }, 'The username has to have 5 to 15 letters'],
  [{ ...wanted, password: 'curta-1' }, 'The password must have 8 to 256 characters'],
  [{ ...wanted, password: 'princesa1' }, 'easy to guess'],
  [{ ...wanted, password: 'ana.b_1-2026' }, 'easy to guess'],
  [{ ...wanted, password: 'frevo-na-chuva-81' }, 'easy to guess'],
  [{ ...wanted, password: ['a'] }, 'are needed'],
  [{ email: 'a@example.com' }, 'are needed'],
  [null, 'are needed'],
])('makes none of %j and says why', async (unsound, reason) => {
  const create: AccountStore['create'] = async () => {
    throw new Error('must not be asked');
  };
  await expect(createStaff({ create }, unsound)).rejects.toThrow(reason);
});

it.each([
  ['email', 'a@example.com'],
  ['username', 'ana.b_1'],
] as const)('says whose %s there is already', async (field, value) => {
  const create: AccountStore['create'] = async () => {
    throw new AccountExists(field);
  };
  await expect(createStaff({ create }, wanted)).rejects.toThrow(`There is an account with ${value} already.`);
});
