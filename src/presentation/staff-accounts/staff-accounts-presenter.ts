import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeAccountState } from '../../application/staff/change-account-state.ts';
import type { EndAccountSessions } from '../../application/staff/end-account-sessions.ts';
import type { FindAccount } from '../../application/staff/find-account.ts';
import type { StaffErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { ConfirmPresenter } from '../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';
import { Form } from '../ui/form/form.ts';
import { Checks, validatorOf } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';

class SearchForm {
  /** A username or an email address. */
  @Checks(required())
  entry = '';
}

/** Failures of a search that are shown at the field. */
const fieldMessages = {
  'USER.NOT_FOUND': { key: 'staffAccounts:notFound' },
  'USER.STAFF_ACCOUNT': { key: 'laterErrors:USER.STAFF_ACCOUNT' },
} as const;

const isFieldCode = (code: StaffErrorCode): code is keyof typeof fieldMessages =>
  Object.hasOwn(fieldMessages, code);

export type AccountChange = 'end-sessions' | 'close' | 'reopen';

interface StaffAccountsDependencies {
  readonly findAccount: FindAccount;
  readonly endSessions: EndAccountSessions;
  readonly changeState: ChangeAccountState;
  readonly session: SessionPresenter;
  readonly confirm: Pick<ConfirmPresenter, 'ask'>;
  readonly passwordConfirmation: Pick<PasswordConfirmation, 'run'>;
  readonly notifications: NotificationsPresenter;
}

/** Finds the account of another person for staff, signs it out, closes it and reopens it. */
export class StaffAccountsPresenter {
  readonly form: Form<SearchForm>;
  /** Why the search failed, unless the field shows it. */
  readonly searchFailure: FormFailure;
  /** Why the last change failed. */
  readonly changeFailure: FormFailure;
  account: ManagedAccount | null = null;
  /** The change in progress. */
  runningChange: AccountChange | null = null;
  /** The last successful change. */
  lastChange: AccountChange | null = null;
  readonly #dependencies: StaffAccountsDependencies;

  constructor(dependencies: StaffAccountsDependencies) {
    this.#dependencies = dependencies;
    const { notifications } = dependencies;
    this.searchFailure = new FormFailure(notifications);
    this.changeFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: new SearchForm(),
      validator: validatorOf(SearchForm),
      onChange: () => this.searchFailure.clear(),
      onSubmit: ({ entry: usernameOrEmail }) => this.#find(usernameOrEmail),
    });
    makeAutoObservable(
      this,
      { form: false, searchFailure: false, changeFailure: false, account: observableRef },
      { autoBind: true },
    );
  }

  /** True if staff found their own account, which they cannot change here. */
  get isOwnAccount(): boolean {
    return this.account !== null && this.account.id === this.#dependencies.session.readerId;
  }

  /** Clears the screen, because the account of the last visit may have changed. */
  start(): void {
    this.form.reset();
    this.searchFailure.clear();
    this.#show(null);
  }

  async change(change: AccountChange, question: ConfirmQuestion): Promise<void> {
    const { account } = this;
    if (!account || this.runningChange !== null || !(await this.#dependencies.confirm.ask(question))) return;
    runInAction(() => {
      this.runningChange = change;
      this.lastChange = null;
    });
    const outcome = await this.#dependencies.passwordConfirmation.run(
      this.#dependencies.session.user?.username ?? '',
      (password) => this.#execute(change, account, password),
    );
    runInAction(() => {
      this.runningChange = null;
    });
    if (!outcome || this.account !== account || !this.changeFailure.report(outcome).ok) return;
    this.#show(outcome.ok ? outcome.value : null, change);
  }

  /** Signs the member of staff out and returns to this page after the new sign-in. */
  signInAgain(): Promise<void> {
    return this.#dependencies.session.signOut('signing-in-again');
  }

  async #find(usernameOrEmail: string): Promise<boolean> {
    const outcome = this.searchFailure.report(
      await this.#dependencies.findAccount.execute(this.#dependencies.session.user, usernameOrEmail),
    );
    this.#show(outcome.ok ? outcome.value : null);
    if (!outcome.ok && isFieldCode(outcome.failure.code)) {
      if (this.form.refuse('entry', fieldMessages[outcome.failure.code])) this.searchFailure.clear();
    }
    return outcome.ok;
  }

  #execute(
    change: AccountChange,
    { id }: ManagedAccount,
    password?: string,
  ): Promise<Result<ManagedAccount, Failure<StaffErrorCode>>> {
    const { user } = this.#dependencies.session;
    if (change === 'end-sessions') return this.#dependencies.endSessions.execute(user, id, password);
    return this.#dependencies.changeState.execute(user, { id, isActive: change === 'reopen' }, password);
  }

  #show(account: ManagedAccount | null, lastChange: AccountChange | null = null): void {
    runInAction(() => {
      this.account = account;
      this.lastChange = lastChange;
    });
    this.changeFailure.clear();
  }
}
