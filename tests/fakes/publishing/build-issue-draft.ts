import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { DraftContent, DraftPage } from '../../../src/domain/publishing/draft-content.ts';
import type { IssueDraft } from '../../../src/domain/publishing/issue-draft.ts';
import type { IssueMarket } from '../../../src/domain/publishing/issue-market.ts';
import { buildIssue, buildPicture } from '../catalogue/build-issue.ts';

/** A new draft without editions, with the values that the service has for absent details. */
export const buildIssueDraft = (overrides: Partial<IssueDraft> = {}): IssueDraft => ({
  id: 'draft-1',
  publisher: buildIssue().publisher,
  slug: 'rascunho-1',
  seriesId: null,
  number: null,
  country: null,
  releaseDate: null,
  originalTitle: null,
  originalLanguage: 'pt-br',
  parentalRating: 'L',
  genre: null,
  samplePages: 3,
  readingDirection: 'ltr',
  readingMode: 'paged',
  contributors: [],
  version: 1,
  copyVersion: 1,
  saleVersion: 1,
  isChanged: true,
  publication: 'unpublished',
  publishedAt: null,
  request: null,
  markets: [],
  contents: [],
  expiresAt: '2026-03-01T13:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...overrides,
});

/** An edition with one page for each file name. */
export const buildDraftContent = ({
  fileNames = [],
  ...overrides
}: Partial<DraftContent> & { readonly fileNames?: readonly string[] } = {}): DraftContent => ({
  id: 'content-1',
  language: 'pt-br',
  title: 'Nanquim',
  description: '',
  cover: null,
  version: 1,
  pages: fileNames.map((name, index) => ({ ...buildDraftPage(name), number: index + 1 })),
  ...overrides,
});

/** A page that was uploaded in a file. It gets its number when it is saved. */
export const buildDraftPage = (fileName: string): DraftPage => ({
  number: 0,
  picture: buildUpload(fileName),
  panels: [],
  fileName,
});

/** The picture of an uploaded image. In the fakes, files with the same name have the same image. */
export const buildUpload = (fileName: string) => ({
  ...buildPicture(fileName),
  placeholder: `data:image/webp,${fileName}`,
});

/** The market in which an issue of the catalogue is on sale. */
const buildIssueMarket = (issue: Issue): IssueMarket => ({
  id: `${issue.id}-market`,
  market: 'brazil',
  currency: 'BRL',
  availableFrom: issue.publishedAt,
  isAvailableForAll: issue.isAvailableForAll,
  isAvailableForSubscribers: issue.isAvailableForSubscribers,
  merchandises: issue.merchandises,
});

/** The draft of an issue that is on sale. */
export const buildPublishedDraft = (issue: Issue): IssueDraft => {
  const { id, slug, publisher, number, parentalRating, originalLanguage, publishedAt, content } = issue;
  const fileNames = Array.from({ length: issue.pagesCount }, (_, index) => `${id}-page-${index + 1}`);
  return buildIssueDraft({
    id,
    slug,
    publisher,
    number,
    parentalRating,
    originalLanguage,
    isChanged: false,
    publication: 'on sale',
    publishedAt,
    markets: [buildIssueMarket(issue)],
    contents: [
      buildDraftContent({
        id: `${id}-content`,
        language: issue.language,
        title: content.title,
        description: content.description,
        pages: buildDraftContent({ fileNames }).pages.map((page) => ({ ...page, fileName: null })),
      }),
    ],
  });
};
