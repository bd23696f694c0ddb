import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import type { Issue, Merchandise } from '../../../domain/catalogue/issue.ts';
import { accessOptionsOf } from '../../../domain/checkout/access-options.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { IssueViewer } from '../../shell/age-gate/issue-viewer.ts';
import type { RatingGatePanelProps } from '../../shell/age-gate/rating-gate-panel.tsx';
import type { SelectionPresenter } from '../../shell/catalogue/selection-presenter.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import type { Product } from '../order/product.ts';
import type { NotSoldNoticeProps } from './not-sold-notice.tsx';

/** Why the reader can already read an issue. */
export type ExistingAccess = 'open' | 'bought' | 'rented' | 'inPlan';

interface AcquisitionDependencies {
  readonly checkout: CheckoutPresenter;
  readonly viewer: IssueViewer;
  /** Replaces the page for readers who are too young. */
  readonly gate: Lazy<ComponentType<RatingGatePanelProps>>;
  /** Replaces the form if the issue is not sold to this reader. */
  readonly notSold: Lazy<ComponentType<NotSoldNoticeProps>>;
  readonly issues: Issues;
  readonly selection: SelectionPresenter;
}

/** Sells an issue. An issue that a list has already loaded is shown at once. */
export class AcquisitionPresenter {
  /** By its slug. */
  readonly loadable = new Loadable<Issue, string>();
  /** Id of the selected merchandise. null selects the first. */
  selectedId: string | null = null;
  /** True once the reader chooses to buy an issue that the plan already includes. */
  overridesPlan = false;
  readonly checkout: CheckoutPresenter;
  readonly viewer: IssueViewer;
  readonly gate: Lazy<ComponentType<RatingGatePanelProps>>;
  readonly notSold: Lazy<ComponentType<NotSoldNoticeProps>>;
  readonly #issues: Issues;
  readonly #selection: SelectionPresenter;

  constructor({ checkout, viewer, gate, notSold, issues, selection }: AcquisitionDependencies) {
    this.checkout = checkout;
    this.viewer = viewer;
    this.gate = gate;
    this.notSold = notSold;
    this.#issues = issues;
    this.#selection = selection;
    makeAutoObservable(
      this,
      { loadable: false, checkout: false, viewer: false, gate: false, notSold: false },
      { autoBind: true },
    );
  }

  async open(slug: string): Promise<void> {
    const { kind } = this.loadable.stateOf(slug);
    if (kind !== 'idle' && kind !== 'failed') return;
    this.overridesPlan = false;
    const selectedIssue = this.#selection.issueBySlug(slug);
    if (selectedIssue) this.loadable.set(slug, selectedIssue);
    else await this.#load(slug);
  }

  /** Loads the issue with its current offers. */
  async load(): Promise<void> {
    const { key } = this.loadable;
    if (key !== null) await this.#load(key);
  }

  /** Reloads the issue, the payment methods and the reader's profile, which may have changed. */
  async refresh(): Promise<void> {
    const { choices, account } = this.checkout.order;
    await Promise.all([this.load(), choices.loadMethods(), account.reloadReader()]);
  }

  select(merchandiseId: string | null): void {
    this.selectedId = merchandiseId;
  }

  overridePlan(): void {
    this.overridesPlan = true;
  }

  get issue(): Issue | null {
    return this.loadable.value;
  }

  /** How the issue is sold: purchases before rentals. */
  get merchandises(): readonly Merchandise[] {
    return this.issue ? accessOptionsOf(this.issue, false).filter((offer) => offer.kind !== 'subscribe') : [];
  }

  /** The merchandises offered to this reader. An issue with a running rental can only be bought (Rule 7). */
  get offers(): readonly Merchandise[] {
    const ownAcquisition = this.issue && this.viewer.acquisitionOf(this.issue.slug);
    return ownAcquisition ? this.merchandises.filter(({ kind }) => kind === 'purchase') : this.merchandises;
  }

  /** What this reader can acquire; 'both' also until the issue is loaded, and if nothing is offered. */
  get offeredKind(): Merchandise['kind'] | 'both' {
    const [kind, ...others] = new Set(this.offers.map((offer) => offer.kind));
    return kind && others.length === 0 ? kind : 'both';
  }

  get merchandise(): Merchandise | null {
    return this.merchandises.find(({ id }) => id === this.selectedId) ?? this.merchandises[0] ?? null;
  }

  get product(): Product | null {
    const { issue, merchandise } = this;
    if (!issue || !merchandise) return null;
    const { kind, price, currency, rentalDays: days } = merchandise;
    const { title, cover } = issue.content;
    return {
      item: { type: 'comic', id: issue.id, merchandiseId: merchandise.id, quantity: 1 },
      price,
      currency,
      details: { kind, issueId: issue.id, slug: issue.slug, title, cover, days },
    };
  }

  get isProfileLoaded(): boolean {
    return this.#profile.profile !== null;
  }

  get profileFailure(): Failure | null {
    return this.#profile.failure;
  }

  async retry(): Promise<void> {
    await this.#profile.retry();
  }

  get isGuided(): boolean {
    return !mayDo('purchase', this.#profile.reader);
  }

  /** null if the reader can buy or rent the issue. During a rental it can be bought. */
  get existingAccess(): ExistingAccess | null {
    const { issue, merchandise } = this;
    if (!issue) return null;
    if (issue.isAvailableForAll) return 'open';
    const ownAcquisition = this.viewer.acquisitionOf(issue.slug);
    if (ownAcquisition && !ownAcquisition.expiresAt) return 'bought';
    // A reader with a rental can buy the issue only after selecting the purchase.
    if (ownAcquisition && !(merchandise?.kind === 'purchase' && merchandise.id === this.selectedId))
      return 'rented';
    return !ownAcquisition && this.viewer.mayRead(issue) && !this.overridesPlan ? 'inPlan' : null;
  }

  async #load(slug: string): Promise<void> {
    await this.loadable.load(slug, () => this.#issues.findBySlug(slug));
  }

  get #profile() {
    return this.checkout.order.account.profile;
  }
}
