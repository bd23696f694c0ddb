import { makeAutoObservable, observableRef } from 'mobx';
import type { SelectionPresenter } from '../shell/catalogue/selection-presenter.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { OpenedPublisher, type PublisherSources } from './opened-publisher.ts';

/** Keeps opened publishers with their lists, so that they are not loaded again. */
export class PublisherPresenter {
  current: OpenedPublisher | null = null;
  readonly follows: FollowsPresenter;
  readonly #sources: PublisherSources;
  readonly #selection: SelectionPresenter;
  readonly #opened = new Map<string, OpenedPublisher>();

  constructor(sources: PublisherSources, selection: SelectionPresenter, follows: FollowsPresenter) {
    this.#sources = sources;
    this.#selection = selection;
    this.follows = follows;
    makeAutoObservable(this, { current: observableRef, follows: false }, { autoBind: true });
  }

  open(username: string): void {
    const selectedPublisher = this.#selection.publisherByUsername(username);
    this.current =
      this.#opened.get(username) ?? new OpenedPublisher(username, selectedPublisher, this.#sources);
    this.#opened.set(username, this.current);
    void this.current.start();
  }
}
