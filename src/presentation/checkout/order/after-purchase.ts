import { runInAction } from 'mobx';
import type { IdentityUsers } from '../../../application/ports/account/identity-users.ts';
import type { UserCache } from '../../../application/ports/account/user-cache.ts';
import type { Acquisition } from '../../../domain/account/reader.ts';
import type { OrderItem } from '../../../domain/checkout/order.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import { acquisitionOf, type Product } from './product.ts';

/** Whose purchase it was, and when. */
interface Paid {
  readonly userId: string | null;
  readonly at: Date;
  /** Then the balance is another one too. */
  readonly isByBalance: boolean;
}

/** What is loaded again once something was bought. */
export class AfterPurchase {
  readonly profile: ReaderProfilePresenter;
  readonly session: SessionPresenter;
  readonly #identityUsers: IdentityUsers;
  readonly #cache: UserCache;

  constructor(
    profile: ReaderProfilePresenter,
    session: SessionPresenter,
    identityUsers: IdentityUsers,
    cache: UserCache,
  ) {
    this.profile = profile;
    this.session = session;
    this.#identityUsers = identityUsers;
    this.#cache = cache;
  }

  /** An issue is added to what its reader has acquired; all else is loaded. What another reader bought is not theirs. */
  async take(product: Product, { userId, at, isByBalance }: Paid): Promise<void> {
    if (userId !== this.session.userId) return;
    const acquisition = acquisitionOf(product, at);
    if (!acquisition || !this.#add(acquisition)) return this.reload(product.item.type, isByBalance);
    if (isByBalance) await this.reloadUser();
  }

  /** Plan: the private user; issue: the same, with what was acquired; credits: the user, who has the balance. */
  async reload(type: OrderItem['type'], isPaidByBalance = false): Promise<void> {
    const isWalletChanged = type === 'dragon_wallet_credit' || isPaidByBalance;
    await Promise.all([
      type === 'dragon_wallet_credit' ? undefined : this.reloadReader(),
      isWalletChanged ? this.reloadUser() : undefined,
    ]);
  }

  /** The private user: what they may read. */
  reloadReader(): Promise<void> {
    return this.profile.load(this.session.userId ?? undefined);
  }

  /** The user as the service has it now, with the balance. */
  async reloadUser(): Promise<void> {
    const userId = this.session.userId;
    if (!userId) return;
    const outcome = await this.#identityUsers.find(userId);
    if (!outcome.ok || userId !== this.session.userId) return;
    this.#cache.save(outcome.value);
    runInAction(() => this.session.replaceUser(outcome.value));
  }

  /** False where it is not known what the reader has. */
  #add(acquisition: Acquisition): boolean {
    if (!this.profile.profile) return false;
    this.profile.change((profile) => {
      const others = profile.acquisitions.filter(({ issue }) => issue.slug !== acquisition.issue.slug);
      return { ...profile, acquisitions: [...others, acquisition] };
    });
    return true;
  }
}
