import type { Readable } from 'node:stream';

/** An image that is open for reading. The caller must read `body` exactly once, which closes the file. */
export interface OpenedImage {
  bytes: number;
  /** Returns a buffer for a small image, a stream for a large one. */
  body(): Promise<Buffer | Readable>;
}

/** The path of a file, which the helper process can read too, or the bytes if there is no file. */
export type ImageSource = string | Uint8Array;

/**
 * Stores images under unique names. The image with a name never changes, so nothing is ever overwritten. Another
 * implementation could use object storage.
 */
export interface ImageStore {
  /** Moves a complete file into the store. Returns false, and leaves the file, if the name exists already. */
  addFile(name: string, file: string): Promise<boolean>;
  /** Null if the name does not exist. */
  open(name: string): Promise<OpenedImage | null>;
  /** Returns the file path, or bytes, for decoding. Rejects if the name does not exist. */
  sourceOf(name: string): Promise<ImageSource>;
  /** Returns the size in bytes. Null if the name does not exist. */
  sizeOf(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
  /** Removes all names that begin with the hash of an image: its variants. */
  removeAll(hash: string): Promise<void>;
}

export const openedBytes = (bytes: Buffer): OpenedImage => ({ bytes: bytes.length, body: async () => bytes });
