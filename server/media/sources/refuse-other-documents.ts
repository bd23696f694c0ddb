import { ImportFailure } from '../import-failure.ts';
import type { ComicEntry } from './comic-source.ts';

/** The last part of messages about files that cannot be imported. */
export const importableFormats = 'only CBZ, ZIP and PDF files and folders of images are imported';

/** Documents in ZIP format, by the text of their entry `mimetype`. */
const kindsByMediaType: [beginning: string, kind: string][] = [
  ['application/epub+zip', 'an EPUB book'],
  ['application/vnd.oasis.opendocument', 'an OpenDocument file'],
  ['image/openraster', 'an OpenRaster drawing'],
  ['application/x-krita', 'a Krita drawing'],
];

/** Documents in ZIP format, by an entry that all of them have. */
const kindsByEntry: [name: RegExp, kind: string][] = [
  [/^META-INF\/container\.xml$/, 'an EPUB book'],
  [/^AndroidManifest\.xml$/, 'an Android app (APK)'],
  [/^META-INF\/MANIFEST\.MF$/, 'a Java archive (JAR)'],
  [/^Payload\/[^/]+\.app\//, 'an iOS app (IPA)'],
  [/^word\/document\.xml$/, 'a Word document'],
  [/^xl\/workbook\.xml$/, 'an Excel workbook'],
  [/^ppt\/presentation\.xml$/, 'a PowerPoint presentation'],
  [/^\[Content_Types\]\.xml$/, 'an Office document'],
  [/^Index\/Document\.iwa$/, 'an iWork document'],
  [/^doc\.kml$/, 'a map (KMZ)'],
];

/** Maximum size of the entry `mimetype`. */
const maxMediaTypeBytes = 200;

/** Throws if an archive is a document of another kind. Such documents may contain images. */
export async function refuseOtherDocuments(
  entries: readonly (ComicEntry & { size: number })[],
): Promise<void> {
  const kind = (await kindByMediaType(entries)) ?? kindByEntry(entries);
  if (kind) throw new ImportFailure(`is ${kind}; ${importableFormats}`, 'otherFormat');
}

async function kindByMediaType(
  entries: readonly (ComicEntry & { size: number })[],
): Promise<string | undefined> {
  const entry = entries.find(({ name, size }) => name === 'mimetype' && size <= maxMediaTypeBytes);
  const text = (await entry?.read())?.toString('latin1').trim();
  return text === undefined
    ? undefined
    : kindsByMediaType.find(([beginning]) => text.startsWith(beginning))?.[1];
}

function kindByEntry(entries: readonly ComicEntry[]): string | undefined {
  return kindsByEntry.find(([pattern]) => entries.some(({ name }) => pattern.test(name)))?.[1];
}
