import type { PublicUsers } from '../../../src/application/ports/account/public-users.ts';
import type { PublicUser } from '../../../src/domain/account/public-user.ts';
import type { ReaderErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { FakeAccountStore } from './fake-account-store.ts';

/** The users of an account store that other fakes may share. */
export class FakePublicUsers extends FakeService<ReaderErrorCode> implements PublicUsers {
  readonly accountStore: FakeAccountStore;

  constructor(accountStore = new FakeAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  findByUsername(name: string) {
    return this.respond<PublicUser>(() => {
      const user = this.accountStore.users.find(({ username }) => username === name.toLowerCase());
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      const { id, username, nickname, about, avatar, cover } = user;
      return { id, username, nickname, about, avatar, cover };
    });
  }
}
