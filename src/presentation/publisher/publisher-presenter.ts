import { makeAutoObservable, observableRef } from 'mobx';
import type { SelectionPresenter } from '../shell/catalogue/selection-presenter.ts';
import { OpenPublisher, type PublishingSources } from './open-publisher.ts';

/** Keeps opened publishers with their lists, so that they are not loaded again. */
export class PublisherPresenter {
  current: OpenPublisher | null = null;
  readonly #sources: PublishingSources;
  readonly #selection: SelectionPresenter;
  readonly #opened = new Map<string, OpenPublisher>();

  constructor(sources: PublishingSources, selection: SelectionPresenter) {
    this.#sources = sources;
    this.#selection = selection;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open(username: string): void {
    const known = this.#selection.publisherByUsername(username);
    this.current = this.#opened.get(username) ?? new OpenPublisher(username, known, this.#sources);
    this.#opened.set(username, this.current);
    void this.current.start();
  }
}
