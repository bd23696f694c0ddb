import { PGlite } from '@electric-sql/pglite';

/** `node create-embedded.ts FOLDER` makes an embedded database without tables in a folder that is empty. */
const [, , folder = ''] = process.argv;
const pglite = await PGlite.create(folder);
await pglite.close();
