import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateErrors } from './generate-errors.ts';
import { readOperations } from './read-operations.ts';

/* Writes docs/errors.md. A test fails if the committed page differs. */

const page = resolve(import.meta.dirname, '../../docs/errors.md');
await writeFile(page, generateErrors(await readOperations()));
