import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { StoredImage } from '../../database/image-row.ts';
import { ApiError } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { readForm } from '../../http/read-form.ts';
import { ImportFailure } from '../../media/import-failure.ts';
import { importLimits } from '../../media/import-limits.ts';
import { compareNaturally } from '../../media/sources/natural-order.ts';
import type { Upload, UploadedFile } from '../../media/uploads/upload.ts';
import type { PublishingService } from '../service.ts';
import { refusedFile } from './refused-file.ts';

/** A form whose files are in the staging folder. */
interface UploadedForm {
  /** By field name. */
  texts: Record<string, string>;
  files: UploadedFile[];
}

/** An image and the name of the file that contained it. */
export interface NewPage {
  image: StoredImage;
  fileName: string;
}

/** Runs `work` with a new upload and removes what is left of it. Throws an ApiError for files that cannot be used. */
export async function withUpload<T>(
  { openUpload }: Pick<PublishingService, 'openUpload'>,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const upload = await openUpload();
  try {
    return await work(upload);
  } finally {
    await upload.discard();
  }
}

/** Receives the form of a request. Throws an ApiError if a field is repeated. */
export async function receiveForm(request: FastifyRequest, upload: Upload): Promise<UploadedForm> {
  const form = await readForm(request, ({ filename, file }) => upload.receive(filename, file));
  const texts = new Map(form.texts.map(({ field, text }) => [field, text]));
  if (texts.size < form.texts.length) throw invalidRequest('body');
  return { texts: Object.fromEntries(texts), files: form.files.map(({ file }) => file) };
}

/** Throws the ApiError REQUEST.INVALID with the name of the first field that does not match. */
export function requireValid(schema: TObject, fields: Record<string, unknown>): void {
  if (Value.Check(schema, fields)) return;
  const [error] = Value.Errors(schema, fields);
  throw invalidRequest(error?.instancePath.slice(1) || 'body');
}

/** Decodes the images of the files, in the natural order of their names. Throws the ApiError CONTENT.INVALID_FILE. */
export async function examineFiles(upload: Upload, files: UploadedFile[]): Promise<NewPage[]> {
  const pages: NewPage[] = [];
  for (const file of [...files].sort((a, b) => compareNaturally(a.name, b.name))) {
    const images = await upload.examine(file).catch((error) => refuseFile(file, error));
    for (const image of images) pages.push({ image, fileName: file.name });
    if (pages.length > importLimits.maxEntries) throw new ApiError('REQUEST.TOO_LARGE');
  }
  return pages;
}

/** Decodes an image that is not a page. Throws the ApiError CONTENT.INVALID_FILE, also for an archive. */
export const examineImage = (upload: Upload, file: UploadedFile): Promise<StoredImage> =>
  upload.examineImage(file).catch((error) => refuseFile(file, error));

function refuseFile({ name }: UploadedFile, error: unknown): never {
  if (!(error instanceof ImportFailure)) throw error;
  throw refusedFile(name, error);
}
