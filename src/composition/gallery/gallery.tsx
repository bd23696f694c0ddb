import { GalleryPage } from '../../presentation/gallery/gallery-page.tsx';
import { addTexts } from '../../presentation/i18n/start-i18n.ts';
import type { Fixture } from '../../presentation/ui/fixture.ts';
import { allTexts } from '../texts/all-texts.ts';

/** The value of `import.meta.webpackContext`: matching files, each loaded on demand. */
interface MatchingFiles {
  (path: string): Promise<{ readonly fixture: Fixture }>;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp; mode: 'lazy' },
    ): MatchingFiles;
  }
}

const files = import.meta.webpackContext('../../presentation/ui', {
  recursive: true,
  regExp: /\.fixtures\.tsx$/,
  mode: 'lazy',
});

/** Loads the fixtures of a component by its file name. */
const fixtures: ReadonlyMap<string, () => Promise<Fixture>> = new Map(
  files
    .keys()
    .sort()
    .map((path) => [path.replace(/^.*\/|\.fixtures\.tsx$/g, ''), async () => (await files(path)).fixture]),
);

/** The gallery of the component library. Only in development. */
export function openGallery() {
  addTexts(allTexts);
  return { element: <GalleryPage fixtures={fixtures} /> };
}
