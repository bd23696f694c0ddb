import type { WireUploadState } from '@banca/contract/schemas';
import type { UploadOptions } from '../../../application/ports/publishing/draft-contents.ts';
import type { PageUploads } from '../../../application/ports/publishing/page-uploads.ts';
import type { PageUploadErrorCode } from '../../../domain/error-code.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { PageUpload, UploadPlace } from '../../../domain/publishing/page-upload.ts';
import { failed, type Result, succeeded } from '../../../domain/result.ts';
import { mapAnswer, toNothing } from '../../http/map-answer.ts';
import { waitToRetry } from '../../http/wait-to-retry.ts';
import type { ComicsClient } from '../comics-client.ts';
import { isTemporary, tusProtocol, uploadMetadata } from './tus-requests.ts';

interface StartedUpload {
  readonly id: string;
  readonly place: UploadPlace;
}

type UploadOutcome<Value> = Promise<Result<Value, Failure<PageUploadErrorCode>>>;

/** Before each attempt that follows one without progress. In all about four minutes. */
const retryDelaysMs = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000];

/** Uploads by the protocol tus 1.0.0: decision 36. `wait`: called before an attempt is repeated. */
export class HttpPageUploads implements PageUploads {
  readonly #comics: ComicsClient;
  readonly #wait: typeof waitToRetry;
  readonly #started = new WeakMap<File, StartedUpload>();

  constructor(comics: ComicsClient, wait = waitToRetry) {
    this.#comics = comics;
    this.#wait = wait;
  }

  async send(file: File, place: UploadPlace, { onProgress, signal }: UploadOptions = {}) {
    let attempts = 0;
    let offset = 0;
    for (;;) {
      const outcome = await this.#attempt(file, place, {
        ...(signal && { signal }),
        onProgress: (sentShare) => onProgress?.(sentShare),
        onOffset: (received) => {
          if (received > offset) attempts = 0;
          offset = received;
        },
      });
      if (outcome.ok || outcome.failure.code === 'UPLOAD.NOT_FOUND') this.#started.delete(file);
      if (outcome.ok || !isTemporary(outcome.failure)) return outcome;
      const delayMs = retryDelaysMs[attempts];
      if (delayMs === undefined) return outcome;
      attempts += 1;
      await this.#wait(Math.max(delayMs, (outcome.failure.retryAfter ?? 0) * 1000), signal);
    }
  }

  async find(id: string) {
    return mapAnswer(await this.#comics.send('GET /upload/{id}', { path: { id } }), toPageUpload);
  }

  async list(id: string, contentId: string) {
    const request = { path: { id, contentId } };
    const outcome = await this.#comics.send('GET /issue/{id}/content/{contentId}/upload', request);
    return mapAnswer(outcome, (uploads) => uploads.map(toPageUpload));
  }

  async cancel(id: string) {
    const request = { path: { id }, headers: tusProtocol };
    return mapAnswer(await this.#comics.send('DELETE /upload/{id}', request), toNothing);
  }

  /** Sends what the service does not have yet. */
  async #attempt(
    file: File,
    place: UploadPlace,
    { signal, onProgress, onOffset }: UploadOptions & { readonly onOffset: (offset: number) => void },
  ): UploadOutcome<PageUpload> {
    const started = this.#findStarted(file, place);
    const options = signal && { signal };
    const begun = started ? succeeded(started.id) : await this.#begin(file, place, options);
    if (!begun.ok) return begun;
    const id = begun.value;
    const found = started ? await this.#findOffset(id, options) : succeeded(0);
    if (!found.ok) return found;
    const offset = found.value;
    onOffset?.(offset);
    if (offset < file.size) {
      const sent = await this.#comics.send('PATCH /upload/{id}', {
        ...options,
        path: { id },
        headers: {
          ...tusProtocol,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        bytes: file.slice(offset),
        onProgress: (share) => onProgress?.((offset + share * (file.size - offset)) / file.size),
      });
      if (!sent.ok) return sent;
    }
    onProgress?.(1);
    return this.find(id);
  }

  #findStarted(file: File, { contentId, pageNumber }: UploadPlace): StartedUpload | null {
    const started = this.#started.get(file);
    const isSame = started?.place.contentId === contentId && started.place.pageNumber === pageNumber;
    return started && isSame ? started : null;
  }

  async #begin(
    file: File,
    place: UploadPlace,
    options: { readonly signal: AbortSignal } | undefined,
  ): UploadOutcome<string> {
    let address = '';
    const begun = await this.#comics.send('POST /upload', {
      ...options,
      headers: {
        ...tusProtocol,
        'upload-length': String(file.size),
        'upload-metadata': uploadMetadata(file, place),
      },
      onAnswerHeaders: ({ location }) => {
        address = String(location ?? '');
      },
    });
    if (!begun.ok) return begun;
    const id = address.split('/').at(-1);
    if (!id) return failed(failures.unexpected);
    this.#started.set(file, { id, place });
    return succeeded(id);
  }

  async #findOffset(
    id: string,
    options: { readonly signal: AbortSignal } | undefined,
  ): UploadOutcome<number> {
    let offset = Number.NaN;
    const found = await this.#comics.send('HEAD /upload/{id}', {
      ...options,
      path: { id },
      headers: tusProtocol,
      onAnswerHeaders: (headers) => {
        offset = Number(headers['upload-offset']);
      },
    });
    if (!found.ok) {
      // An answer to HEAD has no body that could name the error.
      const upload = await this.find(id);
      return upload.ok ? found : upload;
    }
    return Number.isNaN(offset) ? failed(failures.unexpected) : succeeded(offset);
  }
}

const toPageUpload = ({ externalId, ...upload }: WireUploadState): PageUpload => ({
  ...upload,
  id: externalId,
});
