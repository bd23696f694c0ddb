import type { FastifySchemaValidationError } from 'fastify';
import type { Language } from './language.ts';
import english from './messages/en-us.json' with { type: 'json' };
import portuguese from './messages/pt-br.json' with { type: 'json' };
import type { Refusal } from './refusal.ts';

type Texts = typeof portuguese;
const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

/** Returns the message of a refusal for people. */
export function refusalMessage({ code, details }: Refusal, language: Language): string {
  return fill(texts[language].refusals[code], details);
}

/** Describes the first validation error of a request. Without one, the request could not be parsed. */
export function problemMessage(error: FastifySchemaValidationError | undefined, language: Language): string {
  const { problems } = texts[language];
  if (!error) return problems.unreadable;
  const keyword = isKnown(error.keyword) ? error.keyword : 'other';
  const missing = error.keyword === 'required' ? `/${error.params.missingProperty}` : '';
  const field = `${error.instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'body';
  return fill(problems[keyword], { ...error.params, field });
}

function isKnown(keyword: string): keyword is keyof Texts['problems'] {
  return Object.hasOwn(portuguese.problems, keyword);
}

function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
