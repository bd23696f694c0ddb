import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeAccountState } from '../../application/staff/change-account-state.ts';
import type { EndAccountSessions } from '../../application/staff/end-account-sessions.ts';
import type { FindAccount } from '../../application/staff/find-account.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ManagedAccount } from '../../domain/managed-account.ts';
import type { Result } from '../../domain/result.ts';
import type { ConfirmPresenter } from '../shell/confirm-presenter.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';
import { Form } from '../ui/form/form.ts';
import { Checks, validatorOf } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';

class SearchForm {
  @Checks(required())
  entry = '';
}

/** What is shown at the field: it is about the account that was looked for. */
const atField = {
  'USER.NOT_FOUND': { key: 'staffAccounts.notFound' },
  'USER.STAFF_ACCOUNT': { key: 'errors.USER.STAFF_ACCOUNT' },
} as const;

const isAtField = (code: string): code is keyof typeof atField => Object.hasOwn(atField, code);

export type AccountChange = 'end-sessions' | 'close' | 'reopen';

interface AccountUse {
  readonly find: FindAccount;
  readonly endSessions: EndAccountSessions;
  readonly changeState: ChangeAccountState;
}

interface Confirmations {
  readonly question: Pick<ConfirmPresenter, 'ask'>;
  readonly password: Pick<PasswordConfirmation, 'run'>;
}

/** The account of another person: found, signed out, closed and reopened by staff. */
export class StaffAccountsPresenter {
  readonly form: Form<SearchForm>;
  /** Why none was found, where that says nothing about the account. */
  readonly searchFailure: FormFailure;
  /** Why it was not changed. */
  readonly changeFailure: FormFailure;
  account: ManagedAccount | null = null;
  /** The change that runs. */
  running: AccountChange | null = null;
  /** The change that was made last. */
  done: AccountChange | null = null;
  readonly #use: AccountUse;
  readonly #session: SessionPresenter;
  readonly #confirm: Confirmations;

  constructor(
    use: AccountUse,
    session: SessionPresenter,
    confirm: Confirmations,
    notifications: NotificationsPresenter,
  ) {
    this.#use = use;
    this.#session = session;
    this.#confirm = confirm;
    this.searchFailure = new FormFailure(notifications);
    this.changeFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: new SearchForm(),
      validator: validatorOf(SearchForm),
      onChange: () => this.searchFailure.clear(),
      onSubmit: ({ entry }) => this.#find(entry),
    });
    makeAutoObservable(
      this,
      { form: false, searchFailure: false, changeFailure: false, account: observableRef },
      { autoBind: true },
    );
  }

  /** True where staff found their own account, which is not changed here. */
  get isOwn(): boolean {
    return this.account !== null && this.account.uuid === this.#session.userId;
  }

  /** The screen as it begins: the account of the last visit may have changed. */
  start(): void {
    this.form.reset();
    this.searchFailure.clear();
    this.#show(null);
  }

  async change(change: AccountChange, question: ConfirmQuestion): Promise<void> {
    const { account } = this;
    if (!account || this.running !== null || !(await this.#confirm.question.ask(question))) return;
    runInAction(() => {
      this.running = change;
      this.done = null;
    });
    const outcome = await this.#confirm.password.run(this.#session.user?.username ?? '', (password) =>
      this.#execute(change, account, password),
    );
    runInAction(() => {
      this.running = null;
    });
    if (!outcome || this.account !== account || !this.changeFailure.tell(outcome).ok) return;
    this.#show(outcome.ok ? outcome.value : null, change);
  }

  /** For a new session: the member of staff comes back to the page. */
  signInAgain(): Promise<void> {
    return this.#session.signOut('again');
  }

  async #find(entry: string): Promise<boolean> {
    const outcome = this.searchFailure.tell(await this.#use.find.execute(this.#session.user, entry));
    this.#show(outcome.ok ? outcome.value : null);
    if (!outcome.ok && isAtField(outcome.failure.code)) {
      if (this.form.refuse('entry', atField[outcome.failure.code])) this.searchFailure.clear();
    }
    return outcome.ok;
  }

  #execute(
    change: AccountChange,
    { uuid }: ManagedAccount,
    password?: string,
  ): Promise<Result<ManagedAccount, Failure>> {
    const { user } = this.#session;
    if (change === 'end-sessions') return this.#use.endSessions.execute(user, uuid, password);
    return this.#use.changeState.execute(user, { uuid, isActive: change === 'reopen' }, password);
  }

  #show(account: ManagedAccount | null, done: AccountChange | null = null): void {
    runInAction(() => {
      this.account = account;
      this.done = done;
    });
    this.changeFailure.clear();
  }
}
