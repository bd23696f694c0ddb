import { makeAutoObservable } from 'mobx';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';

/** Longer lists can be filtered. */
const maxUnfiltered = 12;
/** All publishers, or those whose name contains the typed words. */
export class PublishersPresenter {
  text = '';
  readonly all: EndlessList<Publisher>;

  constructor(all: EndlessList<Publisher>) {
    this.all = all;
    makeAutoObservable(this, { all: false }, { autoBind: true });
  }

  get isFilterOffered(): boolean {
    return this.all.items.length > maxUnfiltered;
  }

  /** Matches the typed words in any order, also inside other words. */
  get shown(): readonly Publisher[] {
    const words = normalize(this.text).split(/\s+/);
    return this.all.items.filter(({ name }) => words.every((word) => normalize(name).includes(word)));
  }

  get isFiltered(): boolean {
    return this.text.trim() !== '';
  }

  filter(text: string): void {
    this.text = text;
  }
}

/** Removes accents and upper case: 'Ipê' becomes 'ipe'. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
