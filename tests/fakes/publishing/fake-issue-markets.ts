import type { IssueMarkets } from '../../../src/application/ports/publishing/issue-markets.ts';
import type { Merchandise } from '../../../src/domain/catalogue/issue.ts';
import type { IssueMarketErrorCode } from '../../../src/domain/error-code.ts';
import type { SaleVersion } from '../../../src/domain/publishing/issue-draft.ts';
import type {
  IssueMarket,
  IssueMarketChanges,
  IssueMerchandiseChange,
  NewIssueMarket,
} from '../../../src/domain/publishing/issue-market.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';

/** The sale of the issues of a store. There is one market: 'brazil', with prices in BRL. */
export class FakeIssueMarkets extends FakePublishingService<IssueMarketErrorCode> implements IssueMarkets {
  add(issue: SaleVersion, { market, currency, merchandises = [], ...availability }: NewIssueMarket) {
    return this.#change(issue, (markets) => {
      if (market !== 'brazil') throw new FailureError('REQUEST.INVALID');
      if (currency !== 'BRL') throw new FailureError('MARKET.INVALID_CURRENCY');
      if (markets.length > 0) throw new FailureError('ISSUE.DUPLICATE_MARKET');
      const entry: IssueMarket = {
        id: this.store.createId('market'),
        market,
        currency,
        isAvailableForAll: false,
        isAvailableForSubscribers: false,
        ...availability,
        ...startOf(availability),
        merchandises: [],
      };
      return [requireAvailability({ ...entry, merchandises: this.#changePrices(entry, merchandises) })];
    });
  }

  change(issue: SaleVersion, marketId: string, { merchandises = [], ...availability }: IssueMarketChanges) {
    return this.#changeEntry(issue, marketId, (entry) => ({
      ...entry,
      ...availability,
      // A sale that has started cannot start again.
      ...(isPast(entry.availableFrom)
        ? { availableFrom: entry.availableFrom }
        : availability.availableFrom === undefined
          ? {}
          : startOf(availability)),
      merchandises: this.#changePrices(entry, merchandises),
    }));
  }

  remove(issue: SaleVersion, marketId: string) {
    return this.#change(issue, (markets) => {
      const removed = findEntry(markets, marketId);
      return markets.filter((entry) => entry !== removed);
    });
  }

  removeMerchandise(issue: SaleVersion, marketId: string, merchandiseId: string) {
    return this.#changeEntry(issue, marketId, (entry) => {
      const removed = this.#findPrice(entry, merchandiseId);
      return { ...entry, merchandises: entry.merchandises.filter((each) => each !== removed) };
    });
  }

  #change(
    { id: issueId, saleVersion }: SaleVersion,
    change: (markets: readonly IssueMarket[]) => readonly IssueMarket[],
  ) {
    return this.runAs('PUBLISHING', (editor) => {
      const draft = this.store.open(editor, issueId);
      if (draft.publication === 'unpublished') {
        const isWaiting = draft.request?.state === 'waiting';
        throw new FailureError(isWaiting ? 'CONTENT.WAITING_APPROVAL' : 'CONTENT.NO_REQUEST');
      }
      if (draft.saleVersion !== saleVersion) throw new FailureError('REQUEST.VERSION_MISMATCH');
      this.store.saveMarkets(issueId, change(draft.markets));
      return this.store.open(editor, issueId);
    });
  }

  #changeEntry(issue: SaleVersion, marketId: string, change: (entry: IssueMarket) => IssueMarket) {
    return this.#change(issue, (markets) => {
      const former = findEntry(markets, marketId);
      const entry = requireAvailability(change(former));
      return markets.map((each) => (each === former ? entry : each));
    });
  }

  #changePrices(entry: IssueMarket, changes: readonly IssueMerchandiseChange[]): readonly Merchandise[] {
    let { merchandises } = entry;
    for (const { id, ...change } of changes) {
      if (change.kind === 'purchase' && change.rentalDays !== undefined)
        throw new FailureError('ISSUE.INVALID_MERCHANDISE');
      const former = id === undefined ? null : this.#findPrice(entry, id);
      const price: Merchandise = {
        ...change,
        // Orders keep the former price, so a changed one has another id.
        id: this.store.createId('merchandise'),
        currency: entry.currency,
        rentalDays: change.kind === 'rent' ? (change.rentalDays ?? former?.rentalDays ?? 7) : null,
      };
      if (former && former.kind !== price.kind) throw new FailureError('MERCHANDISE.NOT_SIMILAR');
      if (!former) requireNewKind(merchandises, price);
      merchandises = [...merchandises.filter((each) => each.id !== id), price];
    }
    return [...merchandises].sort((one, other) => other.price - one.price);
  }

  #findPrice({ merchandises }: IssueMarket, merchandiseId: string): Merchandise {
    const merchandise = merchandises.find(({ id }) => id === merchandiseId);
    if (merchandise) return merchandise;
    const isKnown = this.store.drafts
      .flatMap(({ markets }) => markets)
      .some((entry) => entry.merchandises.some(({ id }) => id === merchandiseId));
    throw new FailureError(isKnown ? 'ISSUE.INVALID_MERCHANDISE' : 'MERCHANDISE.NOT_FOUND');
  }
}

const isPast = (instant: string) => new Date(instant) <= new Date();

/** A sale starts now at the earliest. */
const startOf = ({ availableFrom }: Pick<IssueMarketChanges, 'availableFrom'>) =>
  availableFrom === undefined || isPast(availableFrom)
    ? { availableFrom: new Date().toISOString() }
    : { availableFrom };

function requireNewKind(merchandises: readonly Merchandise[], added: Merchandise): void {
  const existing = merchandises.find(({ kind }) => kind === added.kind);
  if (!existing) return;
  const isEqual = existing.price === added.price && existing.rentalDays === added.rentalDays;
  throw new FailureError(isEqual ? 'MERCHANDISE.DUPLICATE_MARKET' : 'MERCHANDISE.DUPLICATE_ACTION');
}

function findEntry(markets: readonly IssueMarket[], marketId: string): IssueMarket {
  const entry = markets.find(({ id }) => id === marketId);
  if (!entry) throw new FailureError('ISSUE.UNAVAILABLE_MARKET');
  return entry;
}

function requireAvailability(entry: IssueMarket): IssueMarket {
  const { isAvailableForAll, isAvailableForSubscribers, merchandises } = entry;
  if (!isAvailableForAll && !isAvailableForSubscribers && merchandises.length === 0)
    throw new FailureError('ISSUE.NO_AVAILABILITY_SET');
  return entry;
}
