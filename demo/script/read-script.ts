import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import type { Cover } from '../drawing/page/cover.ts';
import type { Art, Look, Page } from '../drawing/page/scene.ts';
import type { StoryArt } from '../story-art.ts';
import { readCover } from './read-cover.ts';
import { readHeader, type StoryHeader } from './read-header.ts';
import { readPages } from './read-pages.ts';
import { linesOf, ScriptProblem } from './script-lines.ts';

/** An issue in one language, ready to be drawn. */
export interface Story extends StoryHeader {
  look: Look;
  cover: Cover;
  /** Those after the cover. */
  pages: readonly Page[];
}

/** Reads the whole of a script. Throws a `ScriptProblem` for what cannot be drawn as it is written. */
export function readScript(
  source: string,
  file: string,
  language: SeedLanguage,
  art: StoryArt,
  markOf: (publisher: string) => Art,
): Story {
  const lines = linesOf(source, file);
  const coverAt = lines.findIndex(({ head }) => /^cover\s/.test(head));
  const pagesAt = lines.findIndex(({ head, text }) => text === null && /^page\b/.test(head));
  const opening = lines[coverAt];
  if (opening === undefined || pagesAt < coverAt)
    throw new ScriptProblem({ at: `${file}:1` }, 'a script has a header, a cover and pages, in this order');
  const header = readHeader(lines.slice(0, coverAt), file, language);
  const manner = header.manner ?? art.manner;
  const reading = { vocabulary: art, language, nameOf: header.nameOf };
  return {
    ...header,
    look: { manner, rightToLeft: header.rightToLeft },
    cover: readCover(
      [opening, ...lines.slice(coverAt + 1, pagesAt)],
      { manner, number: header.number, mark: markOf(header.publisher) },
      reading,
    ),
    pages: readPages(lines.slice(pagesAt), header.vertical, reading),
  };
}
