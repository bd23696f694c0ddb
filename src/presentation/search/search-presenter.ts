import { makeAutoObservable, observableRef } from 'mobx';
import type { Issues } from '../../application/ports/issues.ts';
import type { Issue } from '../../domain/issue.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/endless-list.ts';

/** What was found, kept per query: a repeated one asks for nothing. Source: consumer-app.md §4, Pagination. */
export class SearchPresenter {
  query = '';
  issues: EndlessList<Issue> | null = null;
  readonly #issues: Issues;
  readonly #found = new Map<string, EndlessList<Issue>>();

  constructor(issues: Issues) {
    this.#issues = issues;
    makeAutoObservable(this, { issues: observableRef }, { autoBind: true });
  }

  /** Shows what is found by the query; by none, nothing. */
  open(query: string): void {
    const wanted = query.trim();
    this.query = wanted;
    this.issues = wanted === '' ? null : this.#listOf(wanted);
    void this.issues?.start();
  }

  #listOf(query: string): EndlessList<Issue> {
    const list =
      this.#found.get(query) ??
      new EndlessList<Issue>((request) => this.#issues.search(query, request), defaultPageSize);
    this.#found.set(query, list);
    return list;
  }
}
