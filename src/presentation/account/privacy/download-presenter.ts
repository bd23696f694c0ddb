import { makeAutoObservable, runInAction } from 'mobx';
import type { ExportPersonalData } from '../../../application/account/export-personal-data.ts';
import type { PersonalDataFile, PersonalDataFormat } from '../../../domain/account/personal-data.ts';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../../shell/password-confirmation/password-confirmation.ts';

/** Downloads what is stored about the reader. */
export class DownloadPresenter {
  /** The format that is being loaded. */
  loading: PersonalDataFormat | null = null;
  readonly failure: FormFailure;
  readonly owner: AccountOwner;
  readonly #exportData: ExportPersonalData;
  readonly #confirmation: PasswordConfirmation;

  constructor(
    owner: AccountOwner,
    exportData: ExportPersonalData,
    confirmation: PasswordConfirmation,
    notifications: NotificationsPresenter,
  ) {
    this.owner = owner;
    this.#exportData = exportData;
    this.#confirmation = confirmation;
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { owner: false, failure: false }, { autoBind: true });
  }

  /** Asks for the password if the service requires it. Returns null if there is no file. */
  async load(format: PersonalDataFormat): Promise<PersonalDataFile | null> {
    const { user } = this.owner;
    if (!user || this.loading !== null) return null;
    this.loading = format;
    const outcome = await this.#confirmation.run(user.username, (password) =>
      this.#exportData.execute(format, password),
    );
    runInAction(() => {
      this.loading = null;
    });
    if (!outcome) return null;
    const reported = this.failure.report(outcome);
    return reported.ok ? reported.value : null;
  }
}
