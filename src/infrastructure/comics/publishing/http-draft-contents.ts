import type { DraftContents, UploadOptions } from '../../../application/ports/publishing/draft-contents.ts';
import type {
  DraftContentChanges,
  DraftPagesChanges,
  NewDraftContent,
} from '../../../domain/publishing/draft-content.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toDraftContent } from './to-draft-content.ts';

export class HttpDraftContents implements DraftContents {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async add(id: string, form: NewDraftContent, options?: UploadOptions) {
    const request = { path: { id }, form, ...options };
    return mapAnswer(await this.#comics.send('POST /issue/{id}/content', request), toDraftContent);
  }

  async change(id: string, content: EntityVersion, form: DraftContentChanges, options?: UploadOptions) {
    const request = { ...requestOf(id, content), form, ...options };
    return mapAnswer(
      await this.#comics.send('PATCH /issue/{id}/content/{contentId}', request),
      toDraftContent,
    );
  }

  async addPages(id: string, content: EntityVersion, file: readonly File[], options?: UploadOptions) {
    const request = { ...requestOf(id, content), form: { file }, ...options };
    return mapAnswer(
      await this.#comics.send('POST /issue/{id}/content/{contentId}/page', request),
      toDraftContent,
    );
  }

  async replacePage(
    id: string,
    content: EntityVersion,
    { number, file }: { readonly number: number; readonly file: File },
    options?: UploadOptions,
  ) {
    const request = { ...requestOf(id, content), form: { pageNumber: number, file }, ...options };
    return mapAnswer(
      await this.#comics.send('POST /issue/{id}/content/{contentId}/page', request),
      toDraftContent,
    );
  }

  async changePages(id: string, content: EntityVersion, { pageNumbers, panels }: DraftPagesChanges) {
    const body = {
      pageNumbers: pageNumbers && [...pageNumbers],
      panels: panels?.map((page) => ({ ...page, panels: [...page.panels] })),
    };
    const request = { ...requestOf(id, content), body };
    return mapAnswer(
      await this.#comics.send('PATCH /issue/{id}/content/{contentId}/page', request),
      toDraftContent,
    );
  }

  async removePage(id: string, content: EntityVersion, pageNumber: number) {
    const { path, ifMatch } = requestOf(id, content);
    const request = { path: { ...path, n: pageNumber }, ifMatch };
    return mapAnswer(
      await this.#comics.send('DELETE /issue/{id}/content/{contentId}/page/{n}', request),
      toDraftContent,
    );
  }
}

const requestOf = (id: string, { id: contentId, version }: EntityVersion) => ({
  path: { id, contentId },
  ifMatch: version,
});
