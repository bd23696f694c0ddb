import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type NamedOperation, type OpenApiDocument, operationsOf } from '../contract/open-api.ts';

const folder = resolve(import.meta.dirname, '../../contract/openapi');

/** Returns the operations of both services that the contract describes. */
export async function readOperations(): Promise<NamedOperation[]> {
  const documents = await Promise.all(
    ['comics', 'identity'].map((name) => readFile(resolve(folder, `${name}.json`), 'utf8')),
  );
  return documents.flatMap((text) => operationsOf(JSON.parse(text) as OpenApiDocument));
}
