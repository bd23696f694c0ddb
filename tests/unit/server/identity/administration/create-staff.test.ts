import type { AccountStore } from '../../../../../server/identity/accounts/accounts.ts';
import { AccountExists } from '../../../../../server/identity/accounts/unique-fields.ts';
import { createStaff } from '../../../../../server/identity/administration/create-staff.ts';

const input = { email: 'a@example.com', username: 'ana.b_1', password: 'oito-mais-um-9' };

it('creates an administrator', async () => {
  const created: unknown[] = [];
  const create: AccountStore['create'] = async (account) => {
    created.push(account);
    return {} as never;
  };
  await createStaff({ create }, { ...input, role: 'USER' });
  expect(created).toEqual([{ ...input, role: 'ADMIN' }]);
});

it.each([
  [{ ...input, email: 'ana' }, 'The email address is not valid'],
  [{ ...input, username: 'ana b' }, 'The username must have 5 to 15 letters'],
  [{ ...input, username: 'ana' }, 'The username must have 5 to 15 letters'],
  [{ ...input, password: 'curta-1' }, 'The password must have 8 to 256 characters'],
  [{ ...input, password: 'princesa1' }, 'easy to guess'],
  [{ ...input, password: 'ana.b_1-2026' }, 'easy to guess'],
  [{ ...input, password: 'frevo-na-chuva-81' }, 'easy to guess'],
  [{ ...input, password: ['a'] }, 'are required'],
  [{ email: 'a@example.com' }, 'are required'],
  [null, 'are required'],
])('rejects %j and explains why', async (invalidInput, reason) => {
  const create: AccountStore['create'] = async () => {
    throw new Error('must not be called');
  };
  await expect(createStaff({ create }, invalidInput)).rejects.toThrow(reason);
});

it.each([
  ['email', 'the email address a@example.com'],
  ['username', 'the username ana.b_1'],
] as const)('names the existing %s', async (field, value) => {
  const create: AccountStore['create'] = async () => {
    throw new AccountExists(field);
  };
  await expect(createStaff({ create }, input)).rejects.toThrow(`An account with ${value} already exists.`);
});
