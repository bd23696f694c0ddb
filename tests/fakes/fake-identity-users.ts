import type { IdentityUsers } from '../../src/application/ports/identity-users.ts';
import { failures } from '../../src/domain/failure.ts';
import { failed } from '../../src/domain/result.ts';
import type { IdentityUser } from '../../src/domain/session.ts';
import { Outage } from './outage.ts';

export class FakeIdentityUsers extends Outage implements IdentityUsers {
  readonly users: readonly IdentityUser[];
  asked = 0;

  constructor(...users: readonly IdentityUser[]) {
    super();
    this.users = users;
  }

  find(uuid: string) {
    this.asked += 1;
    return this.answerPrivately<IdentityUser>(
      () => this.users.find((user) => user.uuid === uuid) ?? failed(failures.forbidden),
    );
  }
}

export const someUser = (differences: Partial<IdentityUser> = {}): IdentityUser => ({
  uuid: 'ana',
  username: 'ana.reis',
  nickname: null,
  name: 'Ana',
  surname: 'Reis',
  avatar: null,
  email: 'ana@banca.example',
  link: { userId: 'ana', roles: ['USER'], grantings: [] },
  ...differences,
});
