import { compileType, importWireTypes } from './compile-types.ts';
import { union } from './generate-error-codes.ts';
import { type Components, codesOf, type JsonSchema, type NamedOperation } from './open-api.ts';

/** Generates a constant and a type for each operation of a service. `common`: the codes of `CommonErrorCode`. */
export async function generateOperations(
  operations: readonly NamedOperation[],
  schemas: Components,
  common: readonly string[],
): Promise<string> {
  const generated = await Promise.all(
    operations.map(async (operation) => {
      const type = await compileType(typeName(operation), definition(operation, common));
      return `${constant(operation)}\n\n${type}`;
    }),
  );
  const text = generated.join('\n\n');
  return [
    "import type { Operation } from '../operation.ts';",
    "import type { CommonErrorCode } from './error-codes.ts';",
    ...importWireTypes(text, schemas),
    '',
    text,
  ].join('\n');
}

const typeName = ({ operationId }: NamedOperation): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Operation`;

function constant(operation: NamedOperation): string {
  const { operationId, method, path, summary, description } = operation;
  return [
    '/**',
    ` * ${summary}`,
    ...(description ? [' *', ` * ${description}`] : []),
    ' */',
    `export const ${operationId}: Operation<${typeName(operation)}> = {`,
    `  method: '${method}',`,
    `  path: '${path}',`,
    '};',
  ].join('\n');
}

/** Returns the schema of an object with the parameters, the answer and the error codes of an operation. */
function definition(operation: NamedOperation, common: readonly string[]): JsonSchema {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const own = codesOf(operation).filter((code) => !common.includes(code));
  const query = parametersIn(operation, 'query');
  const properties: Record<string, JsonSchema> = {
    ...parametersIn(operation, 'path'),
    ...query,
    ...parametersIn(operation, 'header'),
    ...(body && { body }),
    answer: answerOf(operation),
    code: { tsType: ['CommonErrorCode', ...(own.length > 0 ? [union(own)] : [])].join(' | ') },
  };
  const isOptional = (name: string) => name === 'query' && query.query?.required?.length === 0;
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !isOptional(name)),
  };
}

const propertyNames = { path: 'path', query: 'query', header: 'headers' } as const;

/** Returns a property with the schema of the parameters in a location. Empty if there are none. */
function parametersIn(
  { parameters = [] }: NamedOperation,
  location: keyof typeof propertyNames,
): Record<string, JsonSchema> {
  const located = parameters.filter((parameter) => parameter.in === location);
  if (located.length === 0) return {};
  const properties = located.map(({ name, schema, description }) => [
    name,
    { ...schema, ...(description && { description }) },
  ]);
  return {
    [propertyNames[location]]: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: located.filter(({ required }) => required).map(({ name }) => name),
    },
  };
}

/** Uses the first successful status, because an operation with two of them has the same answer for both. */
function answerOf({ responses }: NamedOperation): JsonSchema {
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  const content = success && 'content' in success ? success.content : undefined;
  return Object.values(content ?? {})[0]?.schema ?? { type: 'null' };
}
