import { isDeepStrictEqual } from 'node:util';
import type { PublisherSummary } from '../../../src/domain/catalogue/publisher.ts';
import type {
  PrivateSeries,
  PrivateSeriesTexts,
  SeriesDescriptor,
  SeriesProposal,
} from '../../../src/domain/publishing/private-series.ts';
import type { PublicationRequestStatus } from '../../../src/domain/publishing/publication-request.ts';
import type { FakePublishingStore } from './fake-publishing-store.ts';

/** What readers get of a series. */
export interface FakeApprovedSeries extends PrivateSeriesTexts {
  readonly id: string;
  readonly publisher: PublisherSummary;
  readonly descriptors: readonly SeriesDescriptor[];
}

export interface FakeSeriesState {
  readonly id: string;
  readonly publisher: PublisherSummary;
  /** Null before the first approval. */
  readonly approved: FakeApprovedSeries | null;
  /** What the newest request proposed, if it was rejected. */
  readonly rejected: SeriesProposal;
  readonly request: (PublicationRequestStatus & { readonly content: SeriesProposal }) | null;
}

export function findSeriesState(store: FakePublishingStore, seriesId: string): FakeSeriesState | null {
  const approved = store.series.find(({ id }) => id === seriesId) ?? null;
  const request = store.requests.find(({ kind, subjectId }) => kind === 'series' && subjectId === seriesId);
  const publisherId = approved?.publisher.id ?? request?.publisher?.id;
  if (publisherId === undefined) return null;
  const status = store.findStatus(seriesId);
  const content: SeriesProposal = request?.content ?? {};
  return {
    id: seriesId,
    publisher: store.requirePublisher(publisherId),
    approved,
    rejected: status?.state === 'rejected' ? content : {},
    request: status && { ...status, content },
  };
}

/** All series of a publisher, approved or only proposed. */
export function listSeriesStates(store: FakePublishingStore, publisherId: string): FakeSeriesState[] {
  const proposedIds = store.requests
    .filter(({ kind }) => kind === 'series')
    .map(({ subjectId }) => subjectId);
  const ids = new Set([...store.series.map(({ id }) => id), ...proposedIds]);
  return [...ids]
    .flatMap((id) => findSeriesState(store, id) ?? [])
    .filter(({ publisher }) => publisher.id === publisherId);
}

export function toPrivateSeries({ id, publisher, approved, request }: FakeSeriesState): PrivateSeries {
  const { content = {}, ...status } = request ?? {};
  const texts = approved ?? content;
  return {
    id,
    publisher,
    isPublished: approved !== null,
    slug: texts.slug ?? '',
    title: texts.title ?? '',
    description: texts.description ?? '',
    descriptors: approved?.descriptors ?? [],
    proposal: request && request.state !== 'approved' ? content : null,
    request: request && (status as PublicationRequestStatus),
    expiresAt: '2026-03-01T13:00:00.000Z',
  };
}

/** Without the texts and descriptors that readers get already. */
export function differenceOf(approved: FakeApprovedSeries | null, proposal: SeriesProposal): SeriesProposal {
  if (!approved) return proposal;
  const { descriptors: proposed = [], ...texts } = proposal;
  const changed = Object.entries(texts).filter(
    ([name, text]) => text !== approved[name as keyof PrivateSeriesTexts],
  );
  const descriptors = proposed.filter(
    (descriptor) => !approved.descriptors.some((each) => isDeepStrictEqual(each, descriptor)),
  );
  return { ...Object.fromEntries(changed), ...(descriptors.length > 0 && { descriptors }) };
}

/** Makes a new series, or changes of one, what readers get. */
export function publishSeriesProposal(
  store: FakePublishingStore,
  {
    id,
    publisher,
    proposal,
  }: Pick<FakeSeriesState, 'id' | 'publisher'> & { readonly proposal: SeriesProposal },
): void {
  const former = store.series.find((series) => series.id === id);
  const { descriptors = [], ...texts } = proposal;
  const languages = descriptors.map(({ language }) => language);
  const kept = (former?.descriptors ?? []).filter(({ language }) => !languages.includes(language));
  const series = {
    ...(former ?? { slug: '', title: '', description: '' }),
    ...texts,
    id,
    publisher,
    descriptors: [...kept, ...descriptors].sort((one, other) => one.language.localeCompare(other.language)),
  };
  store.series = [...store.series.filter((each) => each !== former), series];
}

/** True if another series, or a waiting request, has the slug. */
export const isSeriesSlugTaken = (
  { series, requests }: FakePublishingStore,
  slug: string,
  exceptId: string | null = null,
): boolean =>
  series.some((each) => each.slug === slug && each.id !== exceptId) ||
  requests.some(
    ({ kind, state, subjectId, content }) =>
      kind === 'series' && state === 'waiting' && content.slug === slug && subjectId !== exceptId,
  );
