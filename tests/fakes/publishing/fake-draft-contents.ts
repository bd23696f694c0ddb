import type {
  DraftContents,
  UploadOptions,
} from '../../../src/application/ports/publishing/draft-contents.ts';
import type { DraftContentErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import type {
  DraftContent,
  DraftContentChanges,
  DraftPage,
  DraftPagesChanges,
  NewDraftContent,
} from '../../../src/domain/publishing/draft-content.ts';
import type { EntityVersion } from '../../../src/domain/publishing/entity-version.ts';
import type { IssueDraft } from '../../../src/domain/publishing/issue-draft.ts';
import { failed, type Result } from '../../../src/domain/result.ts';
import { buildDraftContent, buildDraftPage, buildUpload } from './build-issue-draft.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';

type ContentOutcome = Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;

/** The editions of drafts in a store that other fakes may share. A file is an image if its type says so. */
export class FakeDraftContents extends FakePublishingService<DraftContentErrorCode> implements DraftContents {
  /** The ids of editions whose cover is another image than the first page. */
  readonly #ownCoverIds = new Set<string>();

  add(issueId: string, { cover, ...texts }: NewDraftContent, options?: UploadOptions) {
    return this.#upload(options, () =>
      this.runAs('PUBLISHING', (editor) => {
        const draft = this.store.openForChange(editor, issueId);
        const [image] = this.#examine(cover);
        this.#requireNewLanguage(draft, texts.language);
        const content = buildDraftContent({
          ...texts,
          id: this.store.createId('content'),
          cover: image ?? null,
        });
        if (image) this.#ownCoverIds.add(content.id);
        this.store.save({ ...draft, contents: [...draft.contents, content] });
        return content;
      }),
    );
  }

  change(
    issueId: string,
    version: EntityVersion,
    { cover, ...texts }: DraftContentChanges,
    options?: UploadOptions,
  ) {
    return this.#upload(options, () =>
      this.#change(issueId, version, cover ? [cover] : [], (content, [image], draft) => {
        if (texts.language !== undefined && texts.language !== content.language)
          this.#requireNewLanguage(draft, texts.language);
        if (image) this.#ownCoverIds.add(content.id);
        return { ...content, ...texts, ...(image && { cover: image }) };
      }),
    );
  }

  addPages(issueId: string, version: EntityVersion, files: readonly File[], options?: UploadOptions) {
    const sorted = [...files].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    return this.#upload(options, () =>
      this.#change(issueId, version, sorted, (content) => ({
        ...content,
        pages: [...content.pages, ...sorted.map(({ name }) => buildDraftPage(name))],
      })),
    );
  }

  replacePage(
    issueId: string,
    version: EntityVersion,
    { number, file }: { readonly number: number; readonly file: File },
    options?: UploadOptions,
  ) {
    return this.#upload(options, () =>
      this.#change(issueId, version, [file], ({ pages, ...content }) => {
        const replaced = pageAt(pages, number);
        return {
          ...content,
          pages: pages.map((page) => (page === replaced ? buildDraftPage(file.name) : page)),
        };
      }),
    );
  }

  changePages(issueId: string, version: EntityVersion, { pageNumbers, panels = [] }: DraftPagesChanges) {
    return this.#change(issueId, version, [], ({ pages, ...content }) => {
      for (const { number } of panels) pageAt(pages, number);
      const withPanels = pages.map((page) => ({
        ...page,
        panels: panels.find(({ number }) => number === page.number)?.panels ?? page.panels,
      }));
      const ordered = pageNumbers?.map((number) => pageAt(withPanels, number)) ?? withPanels;
      if (ordered.length !== pages.length || new Set(ordered).size !== pages.length)
        throw new FailureError('CONTENT.INVALID_PAGE');
      return { ...content, pages: ordered };
    });
  }

  removePage(issueId: string, version: EntityVersion, pageNumber: number) {
    return this.#change(issueId, version, [], ({ pages, ...content }) => {
      const removed = pageAt(pages, pageNumber);
      return { ...content, pages: pages.filter((page) => page !== removed) };
    });
  }

  async #upload(options: UploadOptions | undefined, send: () => ContentOutcome): ContentOutcome {
    if (options?.signal?.aborted) return failed({ ...failures.badRequest, hide: true });
    options?.onProgress?.(1);
    return send();
  }

  #change(
    issueId: string,
    { id, version }: EntityVersion,
    files: readonly File[],
    change: (
      content: DraftContent,
      images: ReturnType<typeof buildUpload>[],
      draft: IssueDraft,
    ) => DraftContent,
  ) {
    return this.runAs('PUBLISHING', (editor) => {
      const draft = this.store.openForChange(editor, issueId);
      const images = this.#examine(...files);
      const content = draft.contents.find((each) => each.id === id);
      if (!content) throw new FailureError('CONTENT.NOT_FOUND');
      if (content.version !== version) throw new FailureError('REQUEST.VERSION_MISMATCH');
      const { pages, cover, ...changed } = change(content, images, draft);
      const saved = {
        ...changed,
        version: version + 1,
        pages: pages.map((page, index) => ({ ...page, number: index + 1 })),
        cover: this.#ownCoverIds.has(id) ? cover : (pages[0]?.picture ?? null),
      };
      const contents = draft.contents.map((each) => (each.id === id ? saved : each));
      this.store.save({ ...draft, contents });
      return saved;
    });
  }

  #examine(...files: readonly (File | undefined)[]) {
    return files.flatMap((file) => {
      if (file && !file.type.startsWith('image/')) throw new FailureError('CONTENT.INVALID_FILE');
      return file ? [buildUpload(file.name)] : [];
    });
  }

  #requireNewLanguage({ contents }: IssueDraft, language: string): void {
    if (contents.some((content) => content.language === language))
      throw new FailureError('ISSUE.DUPLICATE_CONTENT');
  }
}

/** `number`: counted from 1. */
function pageAt(pages: readonly DraftPage[], number: number): DraftPage {
  const page = pages[number - 1];
  if (!page) throw new FailureError('CONTENT.INVALID_PAGE');
  return page;
}
