import { makeAutoObservable, observableRef } from 'mobx';
import type { Creators } from '../../application/ports/catalogue/creators.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { OpenedCreator } from './opened-creator.ts';

/** Keeps opened creators with their lists, so that they are not loaded again. */
export class CreatorPresenter {
  current: OpenedCreator | null = null;
  readonly follows: FollowsPresenter;
  readonly #creators: Creators;
  readonly #opened = new Map<string, OpenedCreator>();

  constructor(creators: Creators, follows: FollowsPresenter) {
    this.#creators = creators;
    this.follows = follows;
    makeAutoObservable(this, { current: observableRef, follows: false }, { autoBind: true });
  }

  open(slug: string): void {
    this.current = this.#opened.get(slug) ?? new OpenedCreator(slug, this.#creators);
    this.#opened.set(slug, this.current);
    void this.current.start();
  }
}
