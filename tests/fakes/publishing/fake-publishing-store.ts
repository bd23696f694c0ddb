import type { PublisherSummary } from '../../../src/domain/catalogue/publisher.ts';
import type { IssueDraft } from '../../../src/domain/publishing/issue-draft.ts';
import type { IssueMarket } from '../../../src/domain/publishing/issue-market.ts';
import type { PageUpload } from '../../../src/domain/publishing/page-upload.ts';
import type {
  PublicationRequest,
  PublicationRequestStatus,
} from '../../../src/domain/publishing/publication-request.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { buildIssue } from '../catalogue/build-issue.ts';
import { FailureError } from './failure-error.ts';
import { addPublisher, type FakePublisherDetails, publishPublisherChanges } from './fake-publisher.ts';
import { type FakeApprovedSeries, publishSeriesProposal } from './fake-series.ts';

/** Who works on drafts. Staff work on those of all publishers. */
export interface FakeEditor {
  readonly id: string;
  readonly isStaff: boolean;
}

export interface StoredRequest extends PublicationRequest {
  readonly submittedBy: string;
  /** What was submitted. Its fields depend on the kind. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** An upload with the edition and the account that it belongs to. */
export interface FakeUpload extends PageUpload {
  readonly contentId: string;
  readonly createdBy: string;
}

interface NewFakeRequest
  extends Pick<StoredRequest, 'kind' | 'subjectId' | 'name' | 'publisher' | 'content' | 'submittedBy'> {
  /** True if the subject differs from its approved version. */
  readonly isChanged: boolean;
}

/** State that the fakes of publishing share. */
export class FakePublishingStore {
  /** The accounts of the callers. */
  users: readonly IdentityUser[] = [];
  publishers: readonly PublisherSummary[] = [buildIssue().publisher];
  readonly publisherDetails = new Map<string, FakePublisherDetails>();
  readonly inactivePublisherIds = new Set<string>();
  /** The ids of the publishers of a member, by the id of the member. */
  readonly publisherIdsByMember = new Map<string, readonly string[]>();
  /** What readers get. */
  series: readonly FakeApprovedSeries[] = [];
  /** Those that were changed last first. */
  drafts: IssueDraft[] = [];
  /** Newest first. */
  uploads: FakeUpload[] = [];
  /** Newest first. */
  requests: StoredRequest[] = [];
  /** The approved versions of issues, by issue id. */
  readonly publishedDrafts = new Map<string, IssueDraft>();
  /** The ids of readers with a guardian. */
  readonly guidedIds = new Set<string>();
  /** Called with a user who gets another granting. */
  onGrant: (user: IdentityUser) => void = () => undefined;
  /** Called with a draft that becomes the version that readers get. */
  onPublish: (draft: IssueDraft) => void = () => undefined;
  #lastNumber = 0;

  createId(kind: string): string {
    this.#lastNumber += 1;
    return `new-${kind}-${this.#lastNumber}`;
  }

  /** Opens a draft for reading. */
  open(editor: FakeEditor, issueId: string): IssueDraft {
    const draft = this.drafts.find(({ id }) => id === issueId);
    if (!draft) throw new FailureError('ISSUE.NOT_FOUND');
    this.requireEditor(editor, draft.publisher.id);
    return { ...draft, request: this.findStatus(issueId) };
  }

  openForChange(editor: FakeEditor, issueId: string): IssueDraft {
    const draft = this.open(editor, issueId);
    if (draft.request?.state === 'waiting') throw new FailureError('CONTENT.WAITING_APPROVAL');
    return draft;
  }

  /** Stores a changed draft and returns it. */
  save(draft: IssueDraft): IssueDraft {
    const copyVersion = draft.copyVersion + 1;
    const changed = { ...draft, copyVersion, isChanged: true, updatedAt: new Date().toISOString() };
    this.drafts = [changed, ...this.drafts.filter(({ id }) => id !== draft.id)];
    return { ...changed, request: this.findStatus(draft.id) };
  }

  /** Changes where an issue is sold. The draft stays as it is, and in its place. */
  saveMarkets(issueId: string, markets: readonly IssueMarket[]): void {
    const availableFrom = markets[0]?.availableFrom ?? null;
    const isScheduled = availableFrom !== null && Date.parse(availableFrom) > Date.now();
    const publication = availableFrom === null ? 'not for sale' : isScheduled ? 'scheduled' : 'on sale';
    this.drafts = this.drafts.map((draft) =>
      draft.id === issueId
        ? { ...draft, markets, publication, publishedAt: availableFrom, saleVersion: draft.saleVersion + 1 }
        : draft,
    );
  }

  requireEditor({ id, isStaff }: FakeEditor, publisherId: string | undefined): void {
    const ownIds = this.publisherIdsByMember.get(id) ?? [];
    if (!isStaff && !(publisherId && ownIds.includes(publisherId))) throw new FailureError('forbidden');
  }

  requirePublisher(publisherId: string): PublisherSummary {
    const publisher = this.publishers.find(({ id }) => id === publisherId);
    if (!publisher) throw new FailureError('PUBLISHER.NOT_FOUND');
    return publisher;
  }

  requireActivePublisher(publisherId: string): PublisherSummary {
    const publisher = this.requirePublisher(publisherId);
    if (this.inactivePublisherIds.has(publisherId)) throw new FailureError('PUBLISHER.NOT_ACTIVE');
    return publisher;
  }

  /** Asks staff to approve something. Returns the id of the request. */
  addRequest({ isChanged, publisher, ...request }: NewFakeRequest): string {
    if (this.findStatus(request.subjectId)?.state === 'waiting')
      throw new FailureError('CONTENT.EXISTING_REQUEST');
    if (!isChanged) throw new FailureError('CONTENT.REQUEST_ON_APPROVED');
    const id = this.createId('request');
    this.requests.unshift({
      ...request,
      id,
      publisher: publisher && { id: publisher.id, name: publisher.name, username: publisher.username },
      state: 'waiting',
      reason: null,
      submittedAt: new Date().toISOString(),
      answeredAt: null,
    });
    return id;
  }

  /** The state of the newest request about an issue, a series or a publisher. */
  findStatus(id: string): PublicationRequestStatus | null {
    const request = this.requests.find(({ subjectId }) => subjectId === id);
    if (!request) return null;
    const { state, reason, submittedAt, answeredAt } = request;
    return { id: request.id, state, reason, submittedAt, answeredAt };
  }

  /** Makes what was approved what readers get. */
  publishContent({ kind, subjectId, publisher, content, submittedBy }: StoredRequest): void {
    if (kind === 'issue') this.publish(subjectId);
    if (kind === 'publisher' && publisher) publishPublisherChanges(this, subjectId, content);
    if (kind === 'publisher' && !publisher)
      addPublisher(this, {
        ...(content as unknown as PublisherSummary & { readonly description: string }),
        id: subjectId,
        ownerId: submittedBy,
      });
    if (kind === 'series' && publisher)
      publishSeriesProposal(this, {
        id: subjectId,
        publisher: this.requirePublisher(publisher.id),
        proposal: content,
      });
  }

  /** Makes a draft the version that readers get. */
  publish(issueId: string): void {
    this.drafts = this.drafts.map((draft) => {
      if (draft.id !== issueId) return draft;
      this.publishedDrafts.set(issueId, draft);
      this.onPublish(draft);
      const { publication } = draft;
      return {
        ...draft,
        isChanged: false,
        publication: publication === 'unpublished' ? 'not for sale' : publication,
      };
    });
  }

  /** True if another issue has the same pages. */
  isKnownComic(draft: IssueDraft): boolean {
    return [...this.publishedDrafts].some(
      ([id, published]) => id !== draft.id && pagesOf(published) === pagesOf(draft),
    );
  }
}

/** Identifies the pages of an issue in the original language, or else in the first one. */
function pagesOf({ contents, originalLanguage }: IssueDraft): string {
  const original = contents.find(({ language }) => language === originalLanguage) ?? contents[0];
  return (original?.pages ?? []).map(({ picture }) => picture.placeholder).join();
}
