import { makeAutoObservable } from 'mobx';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { foldText } from '../../domain/fold-text.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';

/** Longer lists can be filtered. */
const maxUnfiltered = 12;
/** All publishers, or those whose name contains the typed words. */
export class PublishersPresenter {
  filterText = '';
  readonly list: EndlessList<Publisher>;

  constructor(list: EndlessList<Publisher>) {
    this.list = list;
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get isFilterOffered(): boolean {
    return this.list.items.length > maxUnfiltered;
  }

  /** Matches the typed words in any order, also inside other words. */
  get matchingPublishers(): readonly Publisher[] {
    const words = foldText(this.filterText).split(/\s+/);
    return this.list.items.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
  }

  get isFiltered(): boolean {
    return this.filterText.trim() !== '';
  }

  setFilter(text: string): void {
    this.filterText = text;
  }
}
