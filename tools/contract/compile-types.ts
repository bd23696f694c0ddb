import { compile } from 'json-schema-to-typescript';
import { type Components, type JsonSchema, nameOf } from './open-api.ts';

/** The type of a named schema. The prefix distinguishes it from the domain type with the same name. */
export const wireType = (name: string): string => `Wire${name}`;

/** Declares an exported type. References become the names of wire types. */
export async function compileType(name: string, schema: JsonSchema): Promise<string> {
  const type = await compile(withTypeNames(schema) as object, name, {
    additionalProperties: false,
    bannerComment: '',
    // By default, short arrays become unions of tuples, to which no array of unknown length can be assigned.
    maxItems: -1,
    style: { printWidth: 110, singleQuote: true },
  });
  // Puts comments with one line of text on one line.
  return type.trim().replace(/\/\*\*\n\s+\* (.*)\n\s+\*\//g, '/** $1 */');
}

/** Returns imports for the wire types in a text: for all of them, or only for vocabularies. */
export function importWireTypes(text: string, schemas: Components, only?: 'vocabularies'): string[] {
  const used = Object.keys(schemas).filter((name) => new RegExp(`\\b${wireType(name)}\\b`).test(text));
  const isVocabulary = (name: string) => schemas[name]?.enum !== undefined;
  const isObject = (name: string) => only === undefined && !isVocabulary(name);
  return [
    ...importOf('schemas', used.filter(isObject)),
    ...importOf('vocabularies', used.filter(isVocabulary)),
  ];
}

function importOf(file: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const types = names.map((name) => `  ${wireType(name)},`).sort();
  return ['import type {', ...types, `} from './${file}.ts';`];
}

function withTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypeNames);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...schema } = value as JsonSchema;
  if (typeof $ref === 'string') return { ...schema, tsType: wireType(nameOf($ref)) };
  if (schema.format === 'binary') return { ...schema, format: undefined, tsType: 'Blob' };
  // A property can also be named "format".
  const parts = Object.entries(schema).filter(([key, part]) => key !== 'format' || typeof part !== 'string');
  return Object.fromEntries(parts.map(([key, part]) => [key, withTypeNames(part)]));
}
