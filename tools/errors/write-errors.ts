import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSources } from './find-screens.ts';
import { generateErrors } from './generate-errors.ts';
import { listErrors } from './list-errors.ts';
import { readOperations } from './read-operations.ts';

/* Writes docs/errors.md. A test fails if the committed page differs. */

const page = resolve(import.meta.dirname, '../../docs/errors.md');
await writeFile(page, generateErrors(listErrors(await readOperations(), readSources())));
