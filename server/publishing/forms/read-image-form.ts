import type { FastifyRequest } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { StoredImage } from '../../database/image-row.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { Upload } from '../../media/uploads/upload.ts';
import { examineImage, receiveForm, requireValid } from './receive-upload.ts';

interface ImageFormOptions<Schema, ImageField, Texts> {
  schema: Schema;
  imageField: ImageField;
  /** Throws for texts that cannot be used, before the image is decoded. */
  checkTexts?(texts: Texts): Promise<void>;
}

interface ImageForm<Texts> {
  /** Only fields of the schema. */
  texts: Texts;
  /** Empty if the form has no image, otherwise one. */
  images: StoredImage[];
}

/**
 * Reads a form of texts and at most one image, which is the field `imageField` of the schema. Throws an ApiError if the
 * form does not match the schema.
 */
export async function readImageForm<Schema extends TObject, ImageField extends keyof Schema['properties']>(
  request: FastifyRequest,
  upload: Upload,
  {
    schema,
    imageField,
    checkTexts,
  }: ImageFormOptions<Schema, ImageField & string, Omit<Static<Schema>, ImageField>>,
): Promise<ImageForm<Omit<Static<Schema>, ImageField>>> {
  const { texts: received, files } = await receiveForm(request, upload);
  if (files.length > 1) throw invalidRequest(imageField, 'oneFile');
  if (Object.keys(received).length + files.length === 0) throw invalidRequest('body', 'emptyForm');
  // Fields become columns, so only those of the schema are accepted.
  const isKnown = (field: string) => field !== imageField && Object.hasOwn(schema.properties, field);
  const unknownField = Object.keys(received).find((field) => !isKnown(field));
  if (unknownField !== undefined) throw invalidRequest(unknownField);
  requireValid(schema, received);
  const texts = received as Omit<Static<Schema>, ImageField>;
  await checkTexts?.(texts);
  const [file] = files;
  const images = file ? [await examineImage(upload, file)] : [];
  return { texts, images };
}
