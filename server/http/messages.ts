import type { FastifySchemaValidationError } from 'fastify';
import type { ApiError } from './api-error.ts';
import type { Language } from './language.ts';
import english from './messages/en-us.json' with { type: 'json' };
import portuguese from './messages/pt-br.json' with { type: 'json' };

type Texts = typeof portuguese;
const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

/** Returns the message of an error for people. */
export function apiErrorMessage({ code, details }: ApiError, language: Language): string {
  return fill(texts[language].errors[code], details);
}

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
