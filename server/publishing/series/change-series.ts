import { isDeepStrictEqual } from 'node:util';
import { requireActivePublisher } from '../../catalogue/not-offered.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { type CatalogueTransaction, changedFields } from '../audit.ts';
import { addRequest } from '../requests/add-request.ts';
import { type LockedSeries, openSeries, type SeriesEditor } from './open-series.ts';
import {
  type DescriptorFields,
  findDescriptor,
  isSeriesSlugTaken,
  type ProposedSeries,
  type SeriesTexts,
} from './proposed-series.ts';
import { publishSeries } from './publish-series.ts';

/** The error codes of changes by publishers, without those of `openSeries`. */
export const proposalFailures = [
  'SERIES.EXISTING_SLUG',
  'CONTENT.REQUEST_ON_APPROVED',
  'PUBLISHER.NOT_FOUND',
  'PUBLISHER.NOT_ACTIVE',
] as const satisfies ApiErrorCode[];

/** Describes the routes of changes. */
export const approvalText =
  'Effective at once if staff send it. From publishers it becomes a request for approval. CONTENT.WAITING_APPROVAL: a request waits for its answer. CONTENT.REQUEST_ON_APPROVED: nothing differs.';

/**
 * Changes the slug and the texts of a series: at once by staff, with a request by publishers. Before the first approval,
 * absent fields are those that were rejected. Throws an ApiError. Rule 97.
 */
export const changeTexts = (
  trx: CatalogueTransaction,
  editor: SeriesEditor,
  changes: Partial<SeriesTexts>,
): Promise<void> =>
  changeSeries(trx, editor, ({ approved, rejected }) => (approved ? changes : { ...rejected, ...changes }));

export interface DescriptorChange extends Omit<DescriptorFields, 'cover'> {
  /** Undefined keeps the cover, null removes it. */
  cover: string | null | undefined;
}

/** Changes how a series is presented in one language, like `changeTexts`. */
export const changeDescriptor = (
  trx: CatalogueTransaction,
  editor: SeriesEditor,
  { cover, ...texts }: DescriptorChange,
): Promise<void> =>
  changeSeries(trx, editor, ({ approved, rejected, isStaff }) => {
    const { language } = texts;
    // A publisher who corrects a rejected proposal keeps its cover.
    const former =
      (approved && isStaff ? undefined : findDescriptor(rejected, language)) ??
      findDescriptor(approved ?? {}, language);
    const descriptor = { ...texts, cover: cover === undefined ? (former?.cover ?? null) : cover };
    if (approved) return { descriptors: [descriptor] };
    const others = (rejected.descriptors ?? []).filter((other) => other.language !== language);
    return { ...rejected, descriptors: [...others, descriptor] };
  });

async function changeSeries(
  trx: CatalogueTransaction,
  editor: SeriesEditor,
  propose: (series: LockedSeries) => ProposedSeries,
): Promise<void> {
  const series = await openSeries(trx, editor);
  const proposal = differenceOf(propose(series), series);
  if (proposal.slug !== undefined && (await isSeriesSlugTaken(trx, proposal.slug, series.id)))
    throw new ApiError('SERIES.EXISTING_SLUG');
  const { uuid: actorId } = editor.caller;
  if (series.isStaff) return publishSeries(trx, { ...series, proposal, actorId });
  await proposeSeries(trx, { ...series, proposal, actorId });
}

/** Removes fields and descriptors that are already published. */
function differenceOf(proposal: ProposedSeries, { approved }: LockedSeries): ProposedSeries {
  if (!approved) return proposal;
  const { descriptors: proposed = [], ...texts } = proposal;
  const descriptors = proposed.filter(
    (descriptor) => !isDeepStrictEqual(descriptor, findDescriptor(approved, descriptor.language)),
  );
  return { ...changedFields(approved, texts), ...(descriptors.length > 0 && { descriptors }) };
}

interface SeriesProposal {
  id: string;
  publisherId: string;
  /** Null before the first approval. */
  approved: SeriesTexts | null;
  proposal: ProposedSeries;
  actorId: string;
}

/** Asks staff to publish a series or a change of it. Throws an ApiError. */
export async function proposeSeries(
  trx: CatalogueTransaction,
  { id, publisherId, approved, proposal, actorId }: SeriesProposal,
): Promise<void> {
  await requireActivePublisher(trx, publisherId);
  const covers = (proposal.descriptors ?? []).flatMap(({ cover }) => cover ?? []);
  await addRequest(trx, {
    subject: { kind: 'series', id },
    differsFromApproved: Object.keys(proposal).length > 0,
    publisherId,
    name: proposal.title ?? approved?.title ?? '',
    content: { ...proposal },
    images: covers,
    submittedBy: actorId,
  });
}

/** Throws if the series cannot be changed, before a large body is read. */
export const requireChangeableSeries = (database: Database, editor: SeriesEditor): Promise<void> =>
  database.transaction().execute(async (trx) => void (await openSeries(trx, editor)));
