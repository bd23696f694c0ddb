import type { Issues } from '../../src/application/ports/issues.ts';
import { failures } from '../../src/domain/failure.ts';
import type { Issue } from '../../src/domain/issue.ts';
import type { OpenIssue } from '../../src/domain/reading.ts';
import { failed } from '../../src/domain/result.ts';
import type { SliceRequest } from '../../src/domain/slice.ts';
import { Outage } from './outage.ts';
import { sliceOf } from './slice-of.ts';
import { someOpenIssue } from './some-issue.ts';

export const issueNotFound = { code: 'ISSUE.NOT_FOUND', name: 'NOT_FOUND', message: 'Issue not found.' };

export class FakeIssues extends Outage implements Issues {
  issues: readonly Issue[];
  /** How each issue opens; the default is a plain one. */
  opened: (issue: Issue) => OpenIssue = (issue) => someOpenIssue(issue);
  /** Issues whose pages this reader may not see. */
  readonly closed = new Set<string>();
  readonly asked: string[] = [];

  constructor(...issues: readonly Issue[]) {
    super();
    this.issues = issues;
  }

  list(request: SliceRequest) {
    this.asked.push(`list ${request.page}`);
    return this.answer(() => sliceOf(this.issues, request));
  }

  search(query: string, request: SliceRequest) {
    this.asked.push(`search ${query} ${request.page}`);
    const words = plain(query).split(/\s+/).filter(Boolean);
    const isMeant = ({ content, publisher }: Issue) =>
      words.every((word) => plain(`${content.title} ${publisher.name}`).includes(word));
    return this.answer(() => sliceOf(this.issues.filter(isMeant), request));
  }

  bySlug(slug: string) {
    this.asked.push(`bySlug ${slug}`);
    return this.answer<Issue>(
      () => this.issues.find((issue) => issue.slug === slug) ?? failed(issueNotFound),
    );
  }

  open(issueId: string) {
    this.asked.push(`open ${issueId}`);
    return this.answerPrivately<OpenIssue>(() => {
      if (this.closed.has(issueId)) return failed(failures.forbidden);
      const issue = this.issues.find(({ id }) => id === issueId);
      return issue ? this.opened(issue) : failed(issueNotFound);
    });
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
