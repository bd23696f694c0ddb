import { makeAutoObservable } from 'mobx';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';

/** As many as are seen at a glance: of more, a reader may say which. */
const glance = 12;

/** All publishers, or those whose name has what was typed. */
export class PublishersPresenter {
  text = '';
  readonly all: EndlessList<Publisher>;

  constructor(all: EndlessList<Publisher>) {
    this.all = all;
    makeAutoObservable(this, { all: false }, { autoBind: true });
  }

  get isFilterOffered(): boolean {
    return this.all.items.length > glance;
  }

  /** In any order, and by the beginning of words or what is within them. */
  get shown(): readonly Publisher[] {
    const words = plain(this.text).split(/\s+/);
    return this.all.items.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  }

  get isFiltered(): boolean {
    return this.text.trim() !== '';
  }

  filter(text: string): void {
    this.text = text;
  }
}

/** Without accents and capitals: 'Ipê' as 'ipe'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
