import type { StagedFiles } from '../images/staging-folder.ts';
import { sha256 } from '../sha256.ts';
import type { ComicSource } from '../sources/comic-source.ts';

/** A page in the staging folder. Its file is named by the hash. */
export interface StagedPage {
  name: string;
  hash: string;
}

/** Copies the pages, one at a time in memory. Nothing is decoded yet, so known comics are detected quickly. */
export async function stagePages(
  source: Pick<ComicSource, 'pages'>,
  staged: StagedFiles,
  signal?: AbortSignal,
): Promise<StagedPage[]> {
  const pages: StagedPage[] = [];
  for (const { name, read } of source.pages) {
    signal?.throwIfAborted();
    const bytes = await read();
    const hash = sha256(bytes);
    await staged.write(hash, bytes);
    pages.push({ name, hash });
  }
  return pages;
}
