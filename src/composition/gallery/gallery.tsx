import { GalleryPage } from '../../presentation/gallery/gallery-page.tsx';
import { addTexts } from '../../presentation/i18n/start-i18n.ts';
import type { Fixture } from '../../presentation/ui/fixture.ts';
import { allTexts } from '../texts/all-texts.ts';

/** What webpack makes of `import.meta.webpackContext`: the files that match, each fetched when it is asked for. */
interface FoundFiles {
  (path: string): Promise<{ readonly fixture: Fixture }>;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp; mode: 'lazy' }): FoundFiles;
  }
}

const files = import.meta.webpackContext('../../presentation/ui', {
  recursive: true,
  regExp: /\.fixtures\.tsx$/,
  mode: 'lazy',
});

/** Fetches a component's states, by the name of the component's file. */
const fixtures: ReadonlyMap<string, () => Promise<Fixture>> = new Map(
  files
    .keys()
    .sort()
    .map((path) => [path.replace(/^.*\/|\.fixtures\.tsx$/g, ''), async () => (await files(path)).fixture]),
);

/** The gallery of the interface library: for whoever builds Banca, and only in development. */
export function openGallery() {
  addTexts(allTexts);
  return { element: <GalleryPage fixtures={fixtures} /> };
}
