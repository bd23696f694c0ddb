import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { maxPasswordLength } from '../passwords/password-rules.ts';

/** The fields and files of a profile form. */
export interface UserForm {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, Buffer>;
  /** The text field 'password', which confirms the changes. It is not in `texts`. */
  password: string | undefined;
}

const mebibyte = 1024 * 1024;

/** A larger form is answered with 413, because the whole form is kept in memory. */
const formLimits = {
  files: 2,
  fileSize: 5 * mebibyte,
  fields: 12,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 14,
  headerPairs: 20,
};

/** Lets the routes of `app` accept forms with files. */
export async function acceptForms(app: App): Promise<void> {
  await app.register(multipart, { limits: formLimits });
}

/** Throws an ApiError if the request is not a valid form. */
export async function readUserForm(request: FastifyRequest): Promise<UserForm> {
  if (!request.isMultipart()) throw new ApiError('REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const texts = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const repeatedFields = new Set<string>();
  try {
    for await (const part of request.parts()) {
      requireName(part);
      if (texts.has(part.fieldname) || files.has(part.fieldname)) repeatedFields.add(part.fieldname);
      if (part.type === 'file') {
        files.set(part.fieldname, await part.toBuffer());
        continue;
      }
      if (part.valueTruncated || part.fieldnameTruncated) throw new ApiError('REQUEST.TOO_LARGE');
      // The library parses fields with the content type JSON.
      texts.set(
        part.fieldname,
        typeof part.value === 'string' ? part.value : (JSON.stringify(part.value) ?? ''),
      );
    }
  } catch (error) {
    throw addStatusCode(error);
  }
  for (const field of repeatedFields) throw invalidData(field);
  return { texts, files, password: takePassword(texts) };
}

/** The library's type requires a name, but a part may have none. */
function requireName({ fieldname }: { fieldname: string | undefined }): void {
  if (fieldname === undefined) throw new Error('a part of the form has no name');
}

function takePassword(texts: Map<string, string>): string | undefined {
  const password = texts.get('password');
  if (password && password.length > maxPasswordLength) throw invalidData('password');
  texts.delete('password');
  return password;
}

export const invalidData = (field: string) => new ApiError('USER.INVALID_DATA', { details: { field } });

/** The form parser throws errors without a status code for invalid forms. */
function addStatusCode(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  return Object.assign(error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
}
