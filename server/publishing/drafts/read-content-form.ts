import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { StoredImage } from '../../database/image-row.ts';
import type { Upload } from '../../media/uploads/upload.ts';
import type { ContentTexts } from './contents.ts';
import { examineFiles, invalidField, receiveForm, requireValid } from './receive-upload.ts';

interface ContentForm {
  texts: Partial<ContentTexts>;
  /** The cover, if the form has one. */
  images: StoredImage[];
}

/** Reads the form of a language edition. Throws an ApiError if it does not match the schema. */
export async function readContentForm(
  request: FastifyRequest,
  upload: Upload,
  schema: TObject,
): Promise<ContentForm> {
  const { texts, files } = await receiveForm(request, upload);
  if (files.length > 1) throw invalidField('cover');
  if (Object.keys(texts).length + files.length === 0) throw invalidField('body');
  requireValid(schema, texts);
  const images = (await examineFiles(upload, files)).map(({ image }) => image);
  // An archive is not a cover.
  if (images.length !== files.length) throw invalidField('cover');
  return { texts, images };
}
