import { open } from 'node:fs/promises';
import type { ComicPath } from './comic-path.ts';

const signature = Buffer.from('%PDF-', 'latin1');

/** Whether a file begins like a PDF. Its name can be wrong. */
export async function isPdf(path: ComicPath): Promise<boolean> {
  const file = await open(path);
  try {
    const beginning = Buffer.alloc(signature.length);
    await file.read(beginning, 0, beginning.length, 0);
    return beginning.equals(signature);
  } finally {
    await file.close();
  }
}
