/** One file of a comic; its name is its path inside the archive or folder, with `/` between the folders. */
export interface ComicEntry {
  name: string;
  read(): Promise<Buffer>;
}

/** Where a comic comes from: an archive, a folder, or pictures that a program makes. */
export interface ComicSource {
  /** The file's or folder's name, without the folders above it. */
  name: string;
  /** The images, in reading order. */
  pages: ComicEntry[];
  /** ComicInfo.xml, where there is one. */
  details: ComicEntry | undefined;
  /** banca.json, where there is one. */
  supplement: ComicEntry | undefined;
  close(): Promise<void>;
}
