import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ApiError } from './api-error.ts';
import { invalidRequest } from './failures/invalid-request.ts';

/** A received form. Fields and files are in the order of the form, and names can repeat. */
export interface ReceivedForm<File> {
  texts: { field: string; text: string }[];
  files: { field: string; file: File }[];
}

/**
 * Reads a form part by part. `readFile` must consume the content of each file. Throws an ApiError if the request is not
 * a form or is larger than the limits of the scope.
 */
export async function readForm<File>(
  request: FastifyRequest,
  readFile: (part: MultipartFile) => Promise<File>,
): Promise<ReceivedForm<File>> {
  if (!request.isMultipart()) throw new ApiError('REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const form: ReceivedForm<File> = { texts: [], files: [] };
  try {
    for await (const part of request.parts()) {
      const { fieldname: field } = part as { fieldname: string | undefined };
      // The library's type requires a name, but a part may have none.
      if (field === undefined) throw new Error('a part of the form has no name');
      if (part.type === 'file') {
        form.files.push({ field, file: await readFile(part) });
        if (part.file.truncated) throw new ApiError('REQUEST.TOO_LARGE');
        continue;
      }
      form.texts.push({ field, text: textOf(part) });
    }
  } catch (error) {
    throw addStatusCode(error);
  }
  return form;
}

function textOf({ value, valueTruncated, fieldnameTruncated }: MultipartValue): string {
  if (valueTruncated || fieldnameTruncated) throw new ApiError('REQUEST.TOO_LARGE');
  // The library parses fields with the content type JSON.
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Errors of the form parser have no status code. Errors of the file system are not the client's. */
function addStatusCode(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error;
  return Object.assign(error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
}

/** The schema of a form is only documentation: the handler validates the parts. */
export const checkAllButBody: FastifySchemaCompiler<TSchema> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    if (httpPart === 'body' || Value.Check(schema, value)) return { value };
    const [error] = Value.Errors(schema, value);
    // Fastify accepts the request if a validator only returns false.
    return {
      error: invalidRequest(error?.instancePath.slice(1) || String(httpPart)),
    };
  };
