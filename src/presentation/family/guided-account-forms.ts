import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GuidedAccounts } from '../../application/ports/account/guided-accounts.ts';
import type { IdentityUsers } from '../../application/ports/account/identity-users.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import type { GuidedAccount, ParentalSettings } from '../../domain/account/guided-account.ts';
import type { RatingLimit } from '../../domain/catalogue/catalogue-query.ts';
import type { GuidedAccountErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Form } from '../ui/form/form.ts';
import { text } from '../ui/validation/check.ts';
import { required } from '../ui/validation/required.ts';
import { lengthAtMost } from '../ui/validation/text-checks.ts';
import { validate } from '../ui/validation/validate.ts';
import type { ChildDeletion } from './child-deletion.ts';
import { ChildDownload, type ChildDownloadDependencies } from './child-download.ts';
import type { ChildValues } from './child-fields.tsx';
import { ChildHandOver } from './child-hand-over.ts';

/** 'none': no limit, only for accounts without active parental settings. */
export type RatingChoice = 'none' | 'by-age' | RatingLimit;

interface SettingsValues {
  readonly rating: RatingChoice;
  readonly hasHours: boolean;
  /** HH:MM. */
  readonly from: string;
  readonly until: string;
  readonly showsPrices: boolean;
}

export interface FormDependencies extends ChildDownloadDependencies {
  readonly guidedAccounts: GuidedAccounts;
  readonly identityUsers: IdentityUsers;
  readonly clock: Clock;
}

const defaultHours = { from: '07:00', until: '20:00' };

/** The forms of one guided account: what the child may do, its data, and the end of the guidance. */
export class GuidedAccountForms {
  account: GuidedAccount;
  readonly settings: Form<SettingsValues>;
  readonly settingsFailure: FormFailure;
  readonly data: Form<ChildValues>;
  readonly dataFailure: FormFailure;
  readonly handOver: ChildHandOver;
  readonly deletion: ChildDeletion;
  readonly download: ChildDownload;
  readonly #dependencies: FormDependencies;
  readonly #onChanged: (account: GuidedAccount) => void;

  constructor(
    dependencies: FormDependencies,
    account: GuidedAccount,
    deletion: ChildDeletion,
    onChanged: (account: GuidedAccount) => void,
    onGuidanceEnded: () => void,
  ) {
    const { clock, notifications } = dependencies;
    this.#dependencies = dependencies;
    this.#onChanged = onChanged;
    this.account = account;
    this.settingsFailure = new FormFailure(notifications);
    this.dataFailure = new FormFailure(notifications);
    this.handOver = new ChildHandOver(dependencies, account, {
      onChanged: (changed) => this.#change(changed),
      onGuidanceEnded,
    });
    this.deletion = deletion;
    this.download = new ChildDownload(dependencies, account.id);
    this.settings = new Form<SettingsValues>({
      initialValues: valuesOf(account.settings),
      validator: (values) =>
        validate(values, {
          from: values.hasHours ? [required()] : [],
          until: values.hasHours
            ? [required(), text({ key: 'family:sameHours' }, (until) => until !== values.from)]
            : [],
        }),
      onChange: () => this.settingsFailure.clear(),
      onSubmit: (values) => this.#saveSettings(values),
    });
    this.data = new Form<ChildValues>({
      initialValues: {
        name: account.name,
        nickname: account.nickname,
        birthDate: account.birthDate ?? '',
      },
      validator: (values) =>
        validate(values, {
          name: [required(), lengthAtMost(100)],
          nickname: [required(), lengthAtMost(50)],
          birthDate: [
            text({ key: 'accountChecks:date' }, (day) => birthDateOf(day, clock.now()) !== null),
            ...(this.account.birthDate === null ? [] : [required()]),
          ],
        }),
      onChange: () => this.dataFailure.clear(),
      onSubmit: (values) => this.#saveData(values),
    });
    makeAutoObservable(
      this,
      {
        account: observableRef,
        settings: false,
        settingsFailure: false,
        data: false,
        dataFailure: false,
        handOver: false,
        deletion: false,
        download: false,
      },
      { autoBind: true },
    );
  }

  async #saveSettings({ rating, hasHours, from, until, showsPrices }: SettingsValues): Promise<boolean> {
    const settings: ParentalSettings = {
      isActive: rating !== 'none',
      maxRating: rating === 'none' || rating === 'by-age' ? null : rating,
      hours: hasHours ? { from, until } : null,
      showsPrices,
    };
    return this.#report(
      this.settingsFailure,
      await this.#dependencies.guidedAccounts.change(this.account.id, { settings }),
    );
  }

  /** Names belong to the guided account, the birth date to the private data of its user. */
  async #saveData({ name, nickname, birthDate }: ChildValues): Promise<boolean> {
    const { guidedAccounts, identityUsers, confirmation, owner } = this.#dependencies;
    const { account } = this;
    if (birthDate !== (account.birthDate ?? '')) {
      const changed = await confirmation.run(owner.user?.username ?? '', (password) =>
        identityUsers.update(account.id, { birthDate }, password),
      );
      if (!changed) return false;
      if (!changed.ok) {
        this.dataFailure.report(changed);
        return false;
      }
      // Saved, even if the names are refused.
      this.#change({ ...this.account, birthDate });
    }
    return this.#report(
      this.dataFailure,
      await guidedAccounts.change(account.id, { name: name.trim(), nickname: nickname.trim() }),
    );
  }

  #report(failure: FormFailure, outcome: Result<GuidedAccount, Failure<GuidedAccountErrorCode>>): boolean {
    failure.report(outcome.ok ? succeeded(outcome.value, accountSuccesses.guidedAccountSaved) : outcome);
    if (!outcome.ok) return false;
    this.#change(outcome.value);
    return true;
  }

  /** The service reports another state of the account. What is typed in the forms stays. */
  receive(account: GuidedAccount): void {
    this.account = account;
  }

  #change(account: GuidedAccount): void {
    runInAction(() => {
      this.account = account;
    });
    this.#onChanged(account);
  }
}

function valuesOf({ isActive, maxRating, hours, showsPrices }: ParentalSettings): SettingsValues {
  return {
    rating: isActive ? (maxRating ?? 'by-age') : 'none',
    hasHours: hours !== null,
    ...(hours ?? defaultHours),
    showsPrices,
  };
}
