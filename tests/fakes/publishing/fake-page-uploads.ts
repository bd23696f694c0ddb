import type { UploadOptions } from '../../../src/application/ports/publishing/draft-contents.ts';
import type { PageUploads } from '../../../src/application/ports/publishing/page-uploads.ts';
import type { PageUploadErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import type { PageUpload, UploadPlace } from '../../../src/domain/publishing/page-upload.ts';
import { failed } from '../../../src/domain/result.ts';
import { FailureError } from './failure-error.ts';
import { FakeDraftContents } from './fake-draft-contents.ts';
import { FakePublishingService } from './fake-publishing-service.ts';
import type { FakeEditor, FakeUpload } from './fake-publishing-store.ts';

/** The uploads to the drafts of a store. A file is processed when it is complete, unless `isProcessing` is false. */
export class FakePageUploads extends FakePublishingService<PageUploadErrorCode> implements PageUploads {
  isProcessing = true;

  async send(file: File, { contentId, pageNumber }: UploadPlace, options: UploadOptions = {}) {
    if (options.signal?.aborted) return failed({ ...failures.badRequest, hide: true });
    const outcome = await this.runAs('PUBLISHING', (editor) => {
      const draft = this.store.drafts.find(({ contents }) => contents.some(({ id }) => id === contentId));
      if (!draft) throw new FailureError('CONTENT.NOT_FOUND');
      this.store.openForChange(editor, draft.id);
      const upload: FakeUpload = {
        id: this.store.createId('upload'),
        fileName: file.name,
        pageNumber: pageNumber ?? null,
        bytes: file.size,
        receivedBytes: file.size,
        state: 'received',
        failure: null,
        failureMessage: null,
        createdAt: new Date().toISOString(),
        contentId,
        createdBy: editor.id,
      };
      this.store.uploads.unshift(upload);
      return toUpload(upload);
    });
    if (!outcome.ok) return outcome;
    options.onProgress?.(1);
    if (this.isProcessing) await this.#process(outcome.value, file, contentId);
    return outcome;
  }

  find(uploadId: string) {
    return this.runAs('PUBLISHING', (editor) => toUpload(this.#findOwn(editor, uploadId)));
  }

  list(issueId: string, contentId: string) {
    return this.runAs<readonly PageUpload[]>('PUBLISHING', (editor) => {
      const { contents } = this.store.open(editor, issueId);
      const isKnown = contents.some(({ id }) => id === contentId);
      return this.store.uploads.filter((upload) => isKnown && upload.contentId === contentId).map(toUpload);
    });
  }

  cancel(uploadId: string) {
    return this.runAs('PUBLISHING', (editor) => {
      const removed = this.#findOwn(editor, uploadId);
      this.store.uploads = this.store.uploads.filter((upload) => upload !== removed);
    });
  }

  /** Adds the pages as the editor, whose rights were checked when the upload began. */
  async #process({ id, pageNumber }: PageUpload, file: File, contentId: string): Promise<void> {
    const contents = new FakeDraftContents(this.store);
    for (const draft of this.store.drafts) {
      const content = draft.contents.find((each) => each.id === contentId);
      if (!content) continue;
      const outcome =
        pageNumber === null
          ? await contents.addPages(draft.id, content, [file])
          : await contents.replacePage(draft.id, content, { number: pageNumber, file });
      this.store.uploads = this.store.uploads.map((upload) =>
        upload.id === id
          ? {
              ...upload,
              ...(outcome.ok ? { state: 'stored' } : { state: 'failed', ...describe(outcome.failure) }),
            }
          : upload,
      );
    }
  }

  #findOwn({ id }: FakeEditor, uploadId: string): FakeUpload {
    const upload = this.store.uploads.find((each) => each.id === uploadId && each.createdBy === id);
    if (!upload) throw new FailureError('UPLOAD.NOT_FOUND');
    return upload;
  }
}

const toUpload = ({ contentId: _contentId, createdBy: _createdBy, ...upload }: FakeUpload): PageUpload =>
  upload;

const describe = ({ code, message }: Failure): Pick<PageUpload, 'failure' | 'failureMessage'> => ({
  failure: code,
  failureMessage: message ?? code,
});
