import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import type { Issue, Merchandise } from '../../../domain/catalogue/issue.ts';
import { waysToHave } from '../../../domain/checkout/ways-to-have.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { IssueViewer } from '../../shell/age-gate/issue-viewer.ts';
import type { RatingGatePanelProps } from '../../shell/age-gate/rating-gate-panel.tsx';
import type { SelectionPresenter } from '../../shell/catalogue/selection-presenter.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import type { Product } from '../order/product.ts';

/** Why an issue need not be bought, or rented. */
export type Standing = 'open' | 'bought' | 'rented' | 'inPlan';

interface AcquisitionDependencies {
  readonly checkout: CheckoutPresenter;
  readonly viewer: IssueViewer;
  /** Replaces the page for readers who are too young. */
  readonly gate: Lazy<ComponentType<RatingGatePanelProps>>;
  readonly issues: Issues;
  readonly selection: SelectionPresenter;
}

/** An issue that is bought or rented. What a list told of it is shown at once. */
export class AcquisitionPresenter {
  /** By its slug. */
  readonly loadable = new Loadable<Issue, string>();
  /** The merchandise that is wanted; null: whichever comes first. */
  wanted: string | null = null;
  /** True once the reader wants to buy what their plan already gives. */
  isWantedAnyway = false;
  readonly checkout: CheckoutPresenter;
  readonly viewer: IssueViewer;
  readonly gate: Lazy<ComponentType<RatingGatePanelProps>>;
  readonly #issues: Issues;
  readonly #selection: SelectionPresenter;

  constructor({ checkout, viewer, gate, issues, selection }: AcquisitionDependencies) {
    this.checkout = checkout;
    this.viewer = viewer;
    this.gate = gate;
    this.#issues = issues;
    this.#selection = selection;
    makeAutoObservable(
      this,
      { loadable: false, checkout: false, viewer: false, gate: false },
      { autoBind: true },
    );
  }

  async open(slug: string): Promise<void> {
    const { kind } = this.loadable.stateOf(slug);
    if (kind !== 'idle' && kind !== 'failed') return;
    this.isWantedAnyway = false;
    const known = this.#selection.issueBySlug(slug);
    if (known) this.loadable.set(slug, known);
    else await this.#load(slug);
  }

  /** Asks for the issue as it is sold now. */
  async load(): Promise<void> {
    const { key } = this.loadable;
    if (key !== null) await this.#load(key);
  }

  /** What is sold, how it is paid and what the reader has may have changed since they were told. */
  async refresh(): Promise<void> {
    const { choices, after } = this.checkout.order;
    await Promise.all([this.load(), choices.loadMethods(), after.reloadReader()]);
  }

  want(merchandiseId: string | null): void {
    this.wanted = merchandiseId;
  }

  wantAnyway(): void {
    this.isWantedAnyway = true;
  }

  get issue(): Issue | null {
    return this.loadable.value;
  }

  /** What it is sold as: first what is kept. */
  get ways(): readonly Merchandise[] {
    return this.issue ? waysToHave(this.issue).filter((way) => way.kind !== 'subscribe') : [];
  }

  /** Of them, what is offered: what is rented already is not rented again meanwhile. */
  get offers(): readonly Merchandise[] {
    const own = this.issue && this.viewer.acquisitionOf(this.issue.slug);
    return own ? this.ways.filter(({ kind }) => kind === 'purchase') : this.ways;
  }

  get merchandise(): Merchandise | null {
    return this.ways.find(({ id }) => id === this.wanted) ?? this.ways[0] ?? null;
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
      shown: { kind, issueId: issue.id, slug: issue.slug, title, cover, days },
    };
  }

  get isKnown(): boolean {
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

  /** null: it is bought or rented here. What is rented may be bought meanwhile. */
  get standing(): Standing | null {
    const { issue, merchandise } = this;
    if (!issue) return null;
    if (issue.isAvailableForAll) return 'open';
    const own = this.viewer.acquisitionOf(issue.slug);
    if (own && !own.expiresAt) return 'bought';
    // To be kept it is bought by whoever has asked for that.
    if (own && !(merchandise?.kind === 'purchase' && merchandise.id === this.wanted)) return 'rented';
    return !own && this.viewer.mayRead(issue) && !this.isWantedAnyway ? 'inPlan' : null;
  }

  async #load(slug: string): Promise<void> {
    await this.loadable.load(slug, () => this.#issues.bySlug(slug));
  }

  get #profile() {
    return this.checkout.order.after.profile;
  }
}
