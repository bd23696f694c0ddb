import { wireType } from './compile-types.ts';
import type { Components } from './open-api.ts';

/** Generates an array and a union type for each enumeration. */
export function generateVocabularies(schemas: Components): string {
  return Object.entries(schemas)
    .flatMap(([name, schema]) => (schema.enum ? [vocabulary(name, schema.enum)] : []))
    .join('\n\n');
}

function vocabulary(name: string, values: readonly (string | number)[]): string {
  const array = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
  return [...constantArray(array, values), `export type ${wireType(name)} = (typeof ${array})[number];`].join(
    '\n',
  );
}

export const constantArray = (name: string, values: readonly (string | number)[]): string[] => [
  `export const ${name} = [`,
  ...values.map((value) => `  ${JSON.stringify(value)},`),
  '] as const;',
];
