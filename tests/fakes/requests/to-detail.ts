import type { IssueDraft } from '../../../src/domain/publishing/issue-draft.ts';
import type { PublicationRequest } from '../../../src/domain/publishing/publication-request.ts';
import type {
  IssueVersion,
  PublicationRequestDetail,
  PublisherProposal,
} from '../../../src/domain/publishing/publication-request-detail.ts';
import { toPrivatePublisher } from '../publishing/fake-publisher.ts';
import type { FakeEditor, FakePublishingStore, StoredRequest } from '../publishing/fake-publishing-store.ts';

/** A request with what it proposes and what readers get now. */
export function toDetail(
  store: FakePublishingStore,
  request: StoredRequest,
  { isStaff }: Pick<FakeEditor, 'isStaff'>,
): PublicationRequestDetail {
  const { kind, subjectId, content, state } = request;
  const summary = toRequest(request);
  if (kind === 'issue') {
    const published = store.publishedDrafts.get(subjectId);
    const proposal = toVersion(content as unknown as IssueDraft);
    return { ...summary, kind, proposal, published: published ? toVersion(published) : null };
  }
  if (kind === 'series') {
    const series = store.series.find(({ id }) => id === subjectId);
    const { slug = '', title = '', description = '', descriptors = [] } = series ?? {};
    const published = series ? { slug, title, description, descriptors } : null;
    return { ...summary, kind, proposal: content, published };
  }
  const { taxNumber, ...proposal }: PublisherProposal = content;
  const showsTaxNumber = isStaff && state === 'waiting' && taxNumber !== undefined;
  return {
    ...summary,
    kind,
    proposal: { ...proposal, ...(showsTaxNumber && { taxNumber }) },
    published: findPublishedPublisher(store, subjectId),
  };
}

function findPublishedPublisher(store: FakePublishingStore, publisherId: string) {
  const publisher = store.publishers.find(({ id }) => id === publisherId);
  if (!publisher) return null;
  const { name, username, description, picture, color, featuredSeriesId } = toPrivatePublisher(
    store,
    publisher,
  );
  return { name, username, description, picture, color, featuredSeriesId };
}

const toVersion = (draft: IssueDraft): IssueVersion => ({
  slug: draft.slug,
  seriesId: draft.seriesId,
  number: draft.number,
  country: draft.country,
  releaseDate: draft.releaseDate,
  originalTitle: draft.originalTitle,
  originalLanguage: draft.originalLanguage,
  parentalRating: draft.parentalRating,
  genre: draft.genre,
  samplePages: draft.samplePages,
  readingDirection: draft.readingDirection,
  readingMode: draft.readingMode,
  contributors: draft.contributors,
  contents: draft.contents.map(({ id, language, title, description, cover, pages }) => ({
    id,
    language,
    title,
    description,
    cover,
    pages: pages.map(({ number, picture, panels }) => ({ number, picture, panels })),
  })),
});

/** Without what was submitted. */
export function toRequest(request: PublicationRequest): PublicationRequest {
  const { id, kind, subjectId, name, publisher, state, reason, submittedAt, answeredAt } = request;
  return { id, kind, subjectId, name, publisher, state, reason, submittedAt, answeredAt };
}
