import type { IssueDrafts } from '../../../src/application/ports/publishing/issue-drafts.ts';
import type { IssueDraftErrorCode } from '../../../src/domain/error-code.ts';
import { foldText } from '../../../src/domain/fold-text.ts';
import type { EntityVersion } from '../../../src/domain/publishing/entity-version.ts';
import type {
  CopyVersion,
  IssueDraft,
  IssueDraftDetails,
  IssueDraftSummary,
  NewIssueDraft,
} from '../../../src/domain/publishing/issue-draft.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { sliceOf } from '../slice-of.ts';
import { buildIssueDraft } from './build-issue-draft.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';
import type { FakeEditor } from './fake-publishing-store.ts';

/** The drafts of a store that other fakes may share. */
export class FakeIssueDrafts extends FakePublishingService<IssueDraftErrorCode> implements IssueDrafts {
  create(publisherId: string, issue: NewIssueDraft) {
    return this.runAs('PUBLISHING_STAFF', (editor) => this.#create(editor, publisherId, issue));
  }

  createAsPublisher(publisherId: string, issue: NewIssueDraft) {
    return this.runAs('PUBLISHING_PARTNER', (editor) => this.#create(editor, publisherId, issue));
  }

  find(issueId: string) {
    return this.runAs('PUBLISHING', (editor) => this.store.open(editor, issueId));
  }

  change({ id, version }: EntityVersion, changes: Partial<IssueDraftDetails>) {
    return this.runAs('PUBLISHING', (editor) => {
      const draft = this.store.openForChange(editor, id);
      if (draft.version !== version) throw new FailureError('REQUEST.VERSION_MISMATCH');
      this.#checkDetails(id, changes);
      return this.store.save({ ...draft, ...changes, version: version + 1 });
    });
  }

  submit({ id: issueId, copyVersion }: CopyVersion) {
    return this.runAs('PUBLISHING', (editor) => {
      const draft = this.store.open(editor, issueId);
      const { contents, publisher, originalLanguage } = draft;
      this.store.requireActivePublisher(publisher.id);
      if (draft.copyVersion !== copyVersion) throw new FailureError('REQUEST.VERSION_MISMATCH');
      if (contents.length === 0 || contents.some(({ pages }) => pages.length === 0))
        throw new FailureError('ISSUE.INVALID_CONTENT');
      if (this.store.isKnownComic(draft)) throw new FailureError('ISSUE.DUPLICATE_CONTENT');
      this.store.addRequest({
        kind: 'issue',
        subjectId: issueId,
        isChanged: draft.isChanged,
        name: (contents.find(({ language }) => language === originalLanguage) ?? contents[0])?.title ?? '',
        publisher,
        content: { ...draft },
        submittedBy: editor.id,
      });
      return this.store.open(editor, issueId);
    });
  }

  list(publisherId: string, request: SliceRequest) {
    return this.#listMatches(publisherId, '', request);
  }

  search(publisherId: string, query: string, request: SliceRequest) {
    return this.#listMatches(publisherId, query, request);
  }

  isSlugTaken(slug: string) {
    return this.runAs('PUBLISHING', () => this.#isSlugTaken(slug));
  }

  #create(editor: FakeEditor, publisherId: string, issue: NewIssueDraft): IssueDraft {
    const publisher = this.store.requireActivePublisher(publisherId);
    this.store.requireEditor(editor, publisherId);
    this.#checkDetails(null, issue);
    return this.store.save(buildIssueDraft({ ...issue, publisher, id: this.store.createId('draft') }));
  }

  #checkDetails(issueId: string | null, { slug, seriesId }: Partial<IssueDraftDetails>): void {
    if (slug !== undefined && this.#isSlugTaken(slug, issueId)) throw new FailureError('ISSUE.EXISTING_SLUG');
    if (seriesId && !this.store.series.some(({ id }) => id === seriesId))
      throw new FailureError('SERIES.NOT_FOUND');
  }

  #isSlugTaken(slug: string, exceptId: string | null = null): boolean {
    return this.store.drafts.some((draft) => draft.slug === slug && draft.id !== exceptId);
  }

  #listMatches(publisherId: string, query: string, request: SliceRequest) {
    return this.runAs('PUBLISHING', (editor) => {
      this.store.requireEditor(editor, publisherId);
      const drafts = this.store.drafts
        .filter(({ publisher }) => publisher.id === publisherId)
        .map((draft) => this.#toSummary(draft))
        .filter((summary) => hasWords(summary, query));
      return sliceOf(drafts, request);
    });
  }

  #toSummary({ contents, originalLanguage, ...draft }: IssueDraft): IssueDraftSummary {
    const { id, slug, number, seriesId, isChanged, publication, updatedAt } = draft;
    const content = contents.find(({ language }) => language === originalLanguage) ?? contents[0];
    return {
      ...{ id, slug, number, seriesId, isChanged, publication, updatedAt },
      title: content?.title ?? null,
      cover: content?.cover ?? content?.pages[0]?.picture ?? null,
      pagesCount: content?.pages.length ?? 0,
      requestState: this.store.findStatus(id)?.state ?? null,
    };
  }
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

function hasWords({ title, number, slug }: IssueDraftSummary, query: string): boolean {
  const words = wordsOf(`${title ?? ''} ${number ?? ''} ${slug}`);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}
