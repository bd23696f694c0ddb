import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadApiDocuments } from '../../server/commands/api-documents.ts';
import { generateContract } from './generate-contract.ts';

/* Writes `contract/` from the schemas of the platform. A test fails if the committed files differ. */

const folder = resolve(import.meta.dirname, '../../contract');
const { comics, identity } = await loadApiDocuments();
const files = await generateContract({ comics: JSON.parse(comics), identity: JSON.parse(identity) });
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(resolve(folder, path)), { recursive: true });
  await writeFile(resolve(folder, path), text);
}
