import type { FastifySchemaValidationError } from 'fastify';
import { firstOfMonthPattern } from '../text/day-in-brazil.ts';
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
  const values = withProblem(withFileProblem(details, language), language);
  return fill(texts[language].errors[code], values);
}

/** The keys of the texts about requests. */
export type ProblemKey = keyof Texts['problems'];

/** Replaces the key of a request's problem by its text. */
function withProblem(details: Record<string, string>, language: Language): Record<string, string> {
  const { problem = '' } = details;
  return isProblem(problem)
    ? { ...details, problem: fill(texts[language].problems[problem], details) }
    : details;
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
  const key = keyOf(error);
  const missing = error.keyword === 'required' ? `/${error.params.missingProperty}` : '';
  const field = `${error.instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'body';
  return fill(problems[key], { ...error.params, field });
}

/** Readers of the message do not know regular expressions, so dates have texts of their own. */
function keyOf({ keyword, params }: FastifySchemaValidationError): ProblemKey {
  if (keyword === 'format' && params.format === 'date') return 'date';
  if (keyword === 'pattern' && params.pattern === firstOfMonthPattern) return 'firstOfMonth';
  return isProblem(keyword) ? keyword : 'other';
}

const isProblem = (key: string): key is ProblemKey => Object.hasOwn(portuguese.problems, key);

function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
