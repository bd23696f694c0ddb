import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import type { Cover } from '../drawing/page/cover.ts';
import type { Art, PageSetup, ScriptPage } from '../drawing/page/scene.ts';
import type { StoryArt } from '../story-art.ts';
import { readCover } from './read-cover.ts';
import { readHeader, type StoryHeader } from './read-header.ts';
import { readPages } from './read-pages.ts';
import { linesOf, ScriptError } from './script-line.ts';

/** An issue in one language, ready to draw. */
export interface Story extends StoryHeader {
  setup: PageSetup;
  cover: Cover;
  /** Without the cover. */
  pages: readonly ScriptPage[];
}

/** Parses a script. Throws a `ScriptError` for the first invalid line. */
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
    throw new ScriptError(
      { at: `${file}:1` },
      'a script consists of a header, a cover and pages, in this order',
    );
  const header = readHeader(lines.slice(0, coverAt), file, language);
  const style = header.style ?? art.style;
  const context = { vocabulary: art, language, nameOf: header.nameOf };
  return {
    ...header,
    setup: { style, isRightToLeft: header.isRightToLeft },
    cover: readCover(
      [opening, ...lines.slice(coverAt + 1, pagesAt)],
      { style, number: header.number, mark: markOf(header.publisher) },
      context,
    ),
    pages: readPages(lines.slice(pagesAt), header.isVertical, context),
  };
}
