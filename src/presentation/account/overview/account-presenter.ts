import { makeAutoObservable } from 'mobx';
import type { GuardianRequests } from '../../../application/ports/account/guardian-requests.ts';
import type { SecondFactor, SecondFactorState } from '../../../application/ports/account/second-factor.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Readings } from '../../../application/ports/reading/readings.ts';
import type { ExternalSignIn, OfferedProvider } from '../../../application/ports/session/external-sign-in.ts';
import type { Subscription } from '../../../domain/account/reader.ts';
import {
  isInGuardianPlan,
  runningSubscription,
  scheduledSubscription,
} from '../../../domain/checkout/own-subscription.ts';
import type { Reading } from '../../../domain/reading/reading.ts';
import { succeeded } from '../../../domain/result.ts';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import type { AuthEmail } from '../../shell/auth/auth-email.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { ReactivationPresenter } from '../../shell/operator-link/reactivation-presenter.ts';
import type { LanguagePresenter } from '../../shell/preferences/language-presenter.ts';
import type { ThemePresenter } from '../../shell/preferences/theme-presenter.ts';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { DeletionCancellation } from '../deletion-cancellation.ts';

/** The scheduled deletion and its notice. */
type DeletionPart = Part<DeletionCancellation, { readonly presenter: DeletionCancellation }>;

interface AccountDependencies {
  readonly owner: AccountOwner;
  readonly readings: Readings;
  readonly secondFactor: SecondFactor;
  readonly clock: Clock;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  readonly operatorLink: ReactivationPresenter;
  readonly operatorSignIn: Pick<ExternalSignIn, 'listProviders'>;
  readonly confirmationEmail: AuthEmail;
  readonly deletionNotice: Lazy<DeletionPart>;
  readonly guardianRequests: Pick<GuardianRequests, 'listOfChildren'>;
}

/** What a reader needs most often, and links to the other screens of the account. */
export class AccountPresenter {
  readonly owner: AccountOwner;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  readonly operatorLink: ReactivationPresenter;
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
  readonly deletionNotice: Lazy<DeletionPart>;
  /** The issue that the reader continues, or null. */
  readonly lastReading = new Loadable<{ readonly reading: Reading | null }>();
  /** Shown only if it is known, so its failure is not reported. */
  readonly secondFactor = new Loadable<SecondFactorState>();
  readonly #operatorSignIn: Pick<ExternalSignIn, 'listProviders'>;
  readonly #offeredOperators = new Loadable<readonly OfferedProvider[]>();
  /** The number of open requests of guided accounts. Shown only if it is known, so its failure is not reported. */
  readonly openRequests = new Loadable<number>();
  readonly #guardianRequests: Pick<GuardianRequests, 'listOfChildren'>;
  readonly #readings: Readings;
  readonly #secondFactor: SecondFactor;
  readonly #clock: Clock;

  constructor({
    owner,
    readings,
    secondFactor,
    clock,
    language,
    theme,
    operatorLink,
    operatorSignIn,
    confirmationEmail,
    deletionNotice,
    guardianRequests,
  }: AccountDependencies) {
    this.owner = owner;
    this.language = language;
    this.theme = theme;
    this.operatorLink = operatorLink;
    this.#operatorSignIn = operatorSignIn;
    this.confirmationEmail = confirmationEmail;
    this.deletionNotice = deletionNotice;
    this.#guardianRequests = guardianRequests;
    this.#readings = readings;
    this.#secondFactor = secondFactor;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        owner: false,
        language: false,
        theme: false,
        operatorLink: false,
        confirmationEmail: false,
        deletionNotice: false,
        lastReading: false,
        openRequests: false,
        secondFactor: false,
      },
      { autoBind: true },
    );
  }

  get running(): Subscription | null {
    return runningSubscription(this.owner.reader, this.#clock.now());
  }

  get isInGuardianPlan(): boolean {
    return isInGuardianPlan(this.owner.reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.owner.reader);
  }

  /** The names of the operators that the account can be linked to. Empty if a link exists or the reader may not link. */
  get linkableOperators(): readonly string[] {
    const isUnlinked = this.owner.reader !== null && this.operatorLink.operator === null;
    if (!isUnlinked || !this.owner.may('operator-link')) return [];
    return this.#offeredOperators.value?.map(({ name }) => name) ?? [];
  }

  /** Loads what no other screen has loaded, when the route opens, at the same time as the profile. */
  fetch(): void {
    // A visitor is sent to the sign-in screen.
    if (this.owner.readerId === null) return;
    void this.loadLastReading();
    void this.secondFactor.load(null, () => this.#secondFactor.loadState());
    void this.openRequests.load(null, async () => {
      const outcome = await this.#guardianRequests.listOfChildren();
      return outcome.ok ? succeeded(outcome.value.filter(({ answer }) => answer === null).length) : outcome;
    });
  }

  async loadLastReading(): Promise<void> {
    const { readerId } = this.owner;
    if (readerId === null) return;
    await this.lastReading.load(null, async () => {
      const outcome = await this.#readings.listByReader(readerId, { page: 0, limit: 1, state: 'reading' });
      return outcome.ok ? succeeded({ reading: outcome.value.items[0] ?? null }) : outcome;
    });
  }

  /** Loads the operators that the service offers, unless they are loaded. A failure is not reported: nothing is offered then. */
  async loadOfferedOperators(): Promise<void> {
    if (this.#offeredOperators.isLoading || this.#offeredOperators.value) return;
    await this.#offeredOperators.load(null, () => this.#operatorSignIn.listProviders());
  }

  /** Loads the offered operators. The status of an email from an earlier visit is not shown again. */
  start(): void {
    this.confirmationEmail.reset();
    void this.loadOfferedOperators();
    if (this.lastReading.state.kind === 'idle') this.fetch();
  }
}
