import { makeAutoObservable, runInAction } from 'mobx';
import type { PersonalDataExport } from '../../application/ports/account/personal-data-export.ts';
import type { PersonalDataFile, PersonalDataFormat } from '../../domain/account/personal-data.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';

export interface ChildDownloadDependencies {
  readonly owner: AccountOwner;
  readonly personalData: PersonalDataExport;
  readonly confirmation: PasswordConfirmation;
  readonly notifications: NotificationsPresenter;
}

/** Downloads what is stored about a child. */
export class ChildDownload {
  /** The format that is being loaded. */
  loading: PersonalDataFormat | null = null;
  readonly failure: FormFailure;
  readonly #dependencies: ChildDownloadDependencies;
  readonly #childId: string;

  constructor(dependencies: ChildDownloadDependencies, childId: string) {
    this.#dependencies = dependencies;
    this.#childId = childId;
    this.failure = new FormFailure(dependencies.notifications);
    makeAutoObservable(this, { failure: false }, { autoBind: true });
  }

  /** Asks for the guardian's password if the service requires it. Returns null if there is no file. */
  async load(format: PersonalDataFormat): Promise<PersonalDataFile | null> {
    const { owner, personalData, confirmation } = this.#dependencies;
    if (this.loading !== null) return null;
    this.loading = format;
    const outcome = await confirmation.run(owner.user?.username ?? '', (password) =>
      personalData.download(this.#childId, format, password),
    );
    runInAction(() => {
      this.loading = null;
    });
    if (!outcome) return null;
    this.failure.report(outcome);
    return outcome.ok ? outcome.value : null;
  }
}
