import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import { uuidPattern } from './uuid.ts';

/** The types of the library do not know that the compiler gets the part of the request. */
const buildCompiler = AjvCompiler() as unknown as (
  schemas: object,
  options: { customOptions: object; onCreate(ajv: { addFormat(name: string, pattern: RegExp): void }): void },
) => FastifySchemaCompiler<unknown>;

const compilerWith = (coerceTypes: boolean) =>
  buildCompiler(
    {},
    {
      // Unknown properties in a body cause an error; by default, Fastify removes them silently. With strict numbers Ajv would
      // not compare infinite numbers with the schema's bounds.
      customOptions: { removeAdditional: false, coerceTypes, useDefaults: true, strictNumbers: false },
      onCreate: (ajv) => ajv.addFormat('uuid', uuidPattern),
    },
  );

const check = compilerWith(false);
const convert = compilerWith(true);

/**
 * Bodies have types and are checked as they are: by default Fastify converts them, and a price of null would be 0. The parts
 * of an address are texts, so they are converted.
 */
export const compileValidator: FastifySchemaCompiler<unknown> = (route) =>
  (route.httpPart === 'body' ? check : convert)(route);
