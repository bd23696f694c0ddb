import type { ConsentsPresenter } from './consents-presenter.ts';
import type { DeletionPresenter } from './deletion-presenter.ts';
import type { DownloadPresenter } from './download-presenter.ts';

/** What readers can do with the data that is stored about them. Each section of the screen has its presenter. */
export class PrivacyPresenter {
  readonly downloads: DownloadPresenter;
  readonly consents: ConsentsPresenter;
  readonly deletion: DeletionPresenter;

  constructor(downloads: DownloadPresenter, consents: ConsentsPresenter, deletion: DeletionPresenter) {
    this.downloads = downloads;
    this.consents = consents;
    this.deletion = deletion;
  }

  /** Clears the failures of the last visit. */
  start(): void {
    this.downloads.failure.clear();
    this.deletion.failure.clear();
    this.deletion.cancellation.failure.clear();
  }
}
