import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { readForm } from '../../http/read-form.ts';
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
  const form = await readForm(request, (part) => part.toBuffer());
  const fields = [...form.texts, ...form.files].map(({ field }) => field);
  const repeatedField = fields.find((field, index) => fields.indexOf(field) !== index);
  if (repeatedField !== undefined) throw invalidData(repeatedField);
  const texts = new Map(form.texts.map(({ field, text }) => [field, text]));
  const files = new Map(form.files.map(({ field, file }) => [field, file]));
  return { texts, files, password: takePassword(texts) };
}

function takePassword(texts: Map<string, string>): string | undefined {
  const password = texts.get('password');
  if (password && password.length > maxPasswordLength) throw invalidData('password');
  texts.delete('password');
  return password;
}

export const invalidData = (field: string) => new ApiError('USER.INVALID_DATA', { details: { field } });
