import type { FastifySchemaValidationError } from 'fastify';
import type { ApiError } from './api-error.ts';
import type { Language } from './language.ts';
import english from './messages/en-us.json' with { type: 'json' };
import portuguese from './messages/pt-br.json' with { type: 'json' };

type Texts = typeof portuguese;
const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

/** Returns the message of an error for people. */
export function apiErrorMessage(
  { code, details }: Pick<ApiError, 'code' | 'details'>,
  language: Language,
): string {
  return fill(texts[language].errors[code], withFileProblem(details, language));
}

/** Replaces the key of a file's problem by its text, which also names the part of the file that has it. */
function withFileProblem(details: Record<string, string>, language: Language): Record<string, string> {
  const { fileProblems, uploads } = texts[language];
  const { fileProblem = '', entry } = details;
  if (!isFileProblem(fileProblem)) return details;
  const problem = fill(fileProblems[fileProblem], details);
  const isPart = entry !== undefined && entry !== details.file;
  return {
    ...details,
    fileProblem: isPart ? fill(uploads.entryProblem, { entry, fileProblem: problem }) : problem,
  };
}

/** The keys of the texts about files. */
export type FileProblemKey = keyof Texts['fileProblems'];

const isFileProblem = (key: string): key is FileProblemKey => Object.hasOwn(portuguese.fileProblems, key);

/** Returns the message for an upload that the platform could not process, though its file may be fine. */
export const notProcessedMessage = (file: string, language: Language): string =>
  fill(texts[language].uploads.notProcessed, { file });

/** Describes the first validation error of a request. Without one, the request could not be parsed. */
export function problemMessage(error: FastifySchemaValidationError | undefined, language: Language): string {
  const { problems } = texts[language];
  if (!error) return problems.unreadable;
  const keyword = isKnownKeyword(error.keyword) ? error.keyword : 'other';
  const missing = error.keyword === 'required' ? `/${error.params.missingProperty}` : '';
  const field = `${error.instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'body';
  return fill(problems[keyword], { ...error.params, field });
}

function isKnownKeyword(keyword: string): keyword is keyof Texts['problems'] {
  return Object.hasOwn(portuguese.problems, keyword);
}

function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
