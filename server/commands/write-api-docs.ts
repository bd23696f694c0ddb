import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { apiDocuments } from './api-documents.ts';

/** Writes what the platform serves as its OpenAPI documents to docs/api. A test tells when they differ. */
const folder = fileURLToPath(new URL('../../docs/api/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, document] of Object.entries(await apiDocuments())) {
  await writeFile(`${folder}${name}.json`, document);
}
