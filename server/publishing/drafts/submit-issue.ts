import { requireActivePublisher } from '../../catalogue/not-offered.ts';
import type { Database } from '../../database/database.ts';
import type { DraftContributor, IssueDetails } from '../../database/publishing-tables.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { requireVersion } from '../../http/if-match.ts';
import type { CatalogueTransaction } from '../audit.ts';
import { requireEditor } from '../publisher-scope.ts';
import { addRequest } from '../requests/add-request.ts';
import { findWaitingRequest } from '../requests/find-request.ts';
import type { PublishingService } from '../service.ts';
import { type DraftEditor, lockDraft } from './change-draft.ts';
import { storeFrontCovers } from './front-covers.ts';
import { type LoadedContent, type LoadedPage, loadContents } from './load-contents.ts';
import { fingerprintOf } from './publish-issue.ts';

/** The error codes of requests that wait or are not needed. */
export const submitFailures = [
  'CONTENT.EXISTING_REQUEST',
  'CONTENT.REQUEST_ON_APPROVED',
  'REQUEST.VERSION_MISMATCH',
] as const satisfies ApiErrorCode[];

/** What a request about an issue contains. */
export interface SubmittedIssue extends IssueDetails {
  contributors: DraftContributor[];
  contents: SubmittedContent[];
}

interface SubmittedContent extends Omit<LoadedContent, 'coverImage' | 'pages'> {
  /** The hash of its own cover, or of the front half of a wide first page. Null if the first page is the cover. */
  cover: string | null;
  pages: Pick<LoadedPage, 'id' | 'image' | 'panels'>[];
}

/**
 * Asks staff to publish the working copy of an issue, which cannot be changed until they have answered. Returns the id
 * of the request. `ifMatch`: the versions of the copy that the caller has seen. Throws an ApiError if nothing has changed,
 * or if a language edition has no pages.
 */
export async function submitIssue(
  service: Pick<PublishingService, 'database' | 'storeFrontCover'>,
  { caller, issueId }: DraftEditor,
  ifMatch: string | undefined,
): Promise<string> {
  const { database } = service;
  const loadCopy = (trx: CatalogueTransaction) => loadSubmittable(trx, { caller, issueId }, ifMatch);
  // Before the transaction that submits it, because images take long to encode.
  const { draft, contents } = await database.transaction().execute(loadCopy);
  const frontCovers = await storeFrontCovers(service, draft, contents);
  return database.transaction().execute(async (trx) => {
    const copy = await loadCopy(trx);
    // Somebody changed it while the covers were stored.
    if (copy.draft.copyVersion !== draft.copyVersion) throw new ApiError('REQUEST.VERSION_MISMATCH');
    const { isChanged, ...details } = copy.draft;
    const submitted = copy.contents.map(({ pages, coverImage: _image, cover, ...content }) => ({
      ...content,
      cover: cover ?? frontCovers.get(content.id) ?? null,
      pages: pages.map(({ id, image, panels }) => ({ id, image, panels })),
    }));
    return addRequest(trx, {
      subject: { kind: 'issue', id: issueId },
      differsFromApproved: isChanged,
      publisherId: draft.publisherId,
      name:
        submitted.find(({ language }) => language === draft.originalLanguage)?.title ??
        submitted[0]?.title ??
        '',
      content: { ...details, contents: submitted } satisfies SubmittedIssue,
      images: submitted.flatMap(({ cover, pages }) => [
        ...pages.map(({ image }) => image),
        ...(cover === null ? [] : [cover]),
      ]),
      submittedBy: caller.uuid,
    });
  });
}

/** The content of a request about an issue. Only `submitIssue` writes it, and it never changes. */
export const submittedIssueOf = (content: Record<string, unknown>): SubmittedIssue =>
  content as unknown as SubmittedIssue;

/** Loads a working copy that can be submitted. Throws an ApiError if it cannot. */
async function loadSubmittable(
  trx: CatalogueTransaction,
  { caller, issueId }: DraftEditor,
  ifMatch: string | undefined,
) {
  const draft = await lockDraft(trx, issueId);
  await requireEditor(trx, caller, draft.publisherId);
  await requireActivePublisher(trx, draft.publisherId);
  requireVersion(ifMatch, draft.copyVersion, 'copy');
  await requireNoUploads(trx, issueId);
  const contents = await loadContents(trx, issueId);
  const isComplete = contents.length > 0 && contents.every(({ pages }) => pages.length > 0);
  if (!isComplete) throw new ApiError('ISSUE.INVALID_CONTENT');
  const fingerprint = fingerprintOf(contents, draft);
  if (await hasOtherIssueWithPages(trx, fingerprint, issueId)) throw new ApiError('ISSUE.DUPLICATE_CONTENT');
  if (await findWaitingRequest(trx, { kind: 'issue', id: issueId }))
    throw new ApiError('CONTENT.EXISTING_REQUEST');
  return { draft, contents };
}

/** Pages that arrive later would be missing in what staff approve. */
async function requireNoUploads(database: Database, issueId: string): Promise<void> {
  const upload = await database
    .selectFrom('publishing.upload as upload')
    .innerJoin('publishing.draft_content as content', 'content.id', 'upload.contentId')
    .select('upload.id')
    .where('content.issueId', '=', issueId)
    .where('upload.state', 'not in', ['stored', 'failed'])
    .executeTakeFirst();
  if (upload) throw new ApiError('UPLOAD.IN_PROGRESS');
}

async function hasOtherIssueWithPages(
  database: Database,
  fingerprint: string,
  issueId: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('comics.issue')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('id', '<>', issueId)
    .executeTakeFirst();
  return other !== undefined;
}
