import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/open-app.ts';
import { Refusal } from '../../http/refusal.ts';
import { longestPassword } from '../passwords/password-rules.ts';

/** What a user's form is sent as: each field once, files whole. */
export interface UserForm {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, Buffer>;
  /** The text field 'password', which confirms the changes. It is not in `texts`. */
  password: string | undefined;
}

const mebibyte = 1024 * 1024;

/** Beyond any of these the answer is 413. All of it is kept in memory while it is read. */
const formLimits = {
  files: 2,
  fileSize: 5 * mebibyte,
  fields: 12,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 14,
  headerPairs: 20,
};

/** Makes the routes of `app` take forms with files. */
export async function acceptForms(app: App): Promise<void> {
  await app.register(multipart, { limits: formLimits });
}

/** Throws a Refusal for what is no such form. */
export async function readUserForm(request: FastifyRequest): Promise<UserForm> {
  if (!request.isMultipart()) throw new Refusal('REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const texts = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const twice = new Set<string>();
  try {
    for await (const part of request.parts()) {
      requireName(part);
      if (texts.has(part.fieldname) || files.has(part.fieldname)) twice.add(part.fieldname);
      if (part.type === 'file') {
        files.set(part.fieldname, await part.toBuffer());
        continue;
      }
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('REQUEST.TOO_LARGE');
      // A field that says to be JSON comes parsed.
      texts.set(
        part.fieldname,
        typeof part.value === 'string' ? part.value : (JSON.stringify(part.value) ?? ''),
      );
    }
  } catch (error) {
    throw asRefusal(error);
  }
  for (const field of twice) throw invalidData(field);
  return { texts, files, password: takePassword(texts) };
}

/** The type promises a name, but a part may come without one. */
function requireName({ fieldname }: { fieldname: string | undefined }): void {
  if (fieldname === undefined) throw new Error('a part of the form has no name');
}

function takePassword(texts: Map<string, string>): string | undefined {
  const password = texts.get('password');
  if (password && password.length > longestPassword) throw invalidData('password');
  texts.delete('password');
  return password;
}

export const invalidData = (field: string) => new Refusal('USER.INVALID_DATA', { details: { field } });

/** The parser of forms tells what it cannot read by errors without a status. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  return Object.assign(error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
}
