/** One file of a comic. The name is its path in the archive or folder, separated by `/`. */
export interface ComicEntry {
  name: string;
  read(): Promise<Buffer>;
}

/** The source of a comic: an archive, a folder, or images that a program generates. */
export interface ComicSource {
  /** The file's or folder's name, without the folders above it. */
  name: string;
  /** The images, in reading order. */
  pages: ComicEntry[];
  /** ComicInfo.xml, if it exists. */
  details: ComicEntry | undefined;
  /** banca.json, if it exists. */
  supplement: ComicEntry | undefined;
  close(): Promise<void>;
}
