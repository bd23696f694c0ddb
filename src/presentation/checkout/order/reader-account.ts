import { runInAction } from 'mobx';
import type { IdentityUsers } from '../../../application/ports/account/identity-users.ts';
import type { UserCache } from '../../../application/ports/account/user-cache.ts';
import type { Acquisition } from '../../../domain/account/reader.ts';
import type { OrderItem, Purchase } from '../../../domain/checkout/order.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import { acquisitionOf, type Product } from './product.ts';

interface PurchaseDetails {
  readonly readerId: string | null;
  readonly paidAt: Date;
  /** If true, the balance has changed and must be reloaded. */
  readonly isPaidByBalance: boolean;
}

/** The session and the profile of the reader, reloaded after a purchase. */
export class ReaderAccount {
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

  /** Adds a bought issue to the profile; other products are reloaded. Ignored if another reader has signed in. */
  async applyPurchase(
    product: Product,
    { readerId, paidAt, isPaidByBalance }: PurchaseDetails,
  ): Promise<void> {
    if (readerId !== this.session.readerId) return;
    const acquisition = acquisitionOf(product, paidAt);
    const isAdded = acquisition !== null && this.#add(acquisition);
    // A response that is under way may not include the purchase yet, so another request replaces it.
    if (!isAdded || this.profile.state.kind === 'loading') {
      return this.reload(product.item.type, isPaidByBalance);
    }
    if (isPaidByBalance) await this.reloadUser();
  }

  /** Reloads what a purchase of this type changes: the profile for plans and issues, the user for credits. */
  async reload(type: OrderItem['type'], isPaidByBalance = false): Promise<void> {
    const hasBalanceChanged = type === 'credits' || isPaidByBalance;
    await Promise.all([
      type === 'credits' ? undefined : this.reloadReader(),
      hasBalanceChanged ? this.reloadUser() : undefined,
    ]);
  }

  /** Reloads the profile, which contains the entitlements. */
  reloadReader(): Promise<void> {
    return this.profile.load(this.session.readerId ?? undefined);
  }

  /** Reloads the profile if it lists the Pix of this order, or one that the order has replaced. Rule 89. */
  async reloadPixOrders({ item }: Product, order: Purchase | null): Promise<void> {
    if (item.type === 'credits') return;
    const isListed = this.profile.reader?.payablePixOrders.some(({ productId }) => productId === item.id);
    if (order?.pixCode || isListed) await this.reloadReader();
  }

  /** Reloads the user, which contains the balance. */
  async reloadUser(): Promise<void> {
    const readerId = this.session.readerId;
    if (!readerId) return;
    const outcome = await this.#identityUsers.find(readerId);
    if (!outcome.ok || readerId !== this.session.readerId) return;
    this.#cache.save(outcome.value);
    runInAction(() => this.session.replaceUser(outcome.value));
  }

  /** Returns false if the profile is not loaded. */
  #add(acquisition: Acquisition): boolean {
    if (!this.profile.profile) return false;
    this.profile.change((profile) => {
      const otherAcquisitions = profile.acquisitions.filter(
        ({ issue }) => issue.slug !== acquisition.issue.slug,
      );
      const payablePixOrders = profile.reader.payablePixOrders.filter(
        ({ productId }) => productId !== acquisition.issue.id,
      );
      return {
        reader: { ...profile.reader, payablePixOrders },
        acquisitions: [...otherAcquisitions, acquisition],
      };
    });
    return true;
  }
}
