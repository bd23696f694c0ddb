import { constantArray } from './generate-vocabularies.ts';
import { codesOf, type NamedOperation } from './open-api.ts';

/** Generates the list of all error codes, and the type of those that every operation can fail with. */
export function generateErrorCodes(operations: readonly NamedOperation[]): string {
  const all = [...new Set(operations.flatMap(codesOf))].sort();
  return [
    ...constantArray('errorCodes', all),
    'export type WireErrorCode = (typeof errorCodes)[number];',
    '',
    '/** Every operation can fail with these. */',
    `export type CommonWireErrorCode = ${union(commonCodes(operations))};`,
  ].join('\n');
}

/** Returns the codes that every operation can fail with. */
export function commonCodes(operations: readonly NamedOperation[]): string[] {
  const [first, ...others] = operations.map((operation) => new Set(codesOf(operation)));
  return [...(first ?? [])].filter((code) => others.every((codes) => codes.has(code)));
}

export const union = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(' | ');
