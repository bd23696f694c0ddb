import type { Readable } from 'node:stream';

/** An image on its way out. Whoever opens it asks for its body, once. */
export interface OpenedImage {
  bytes: number;
  /** Whole where it is small, and otherwise bit by bit. */
  body(): Promise<Buffer | Readable>;
}

/** The path of a file, which another process can read too, or the bytes where there is no file. */
export type ImageSource = string | Uint8Array;

/**
 * Keeps images under names that never change their meaning, so that nothing is ever written over. An object
 * storage takes the place of files by these calls.
 */
export interface ImageStore {
  /** Takes a finished file in, which is gone from its place then. False when the name was kept already. */
  take(name: string, file: string): Promise<boolean>;
  /** Null when there is none of this name. */
  open(name: string): Promise<OpenedImage | null>;
  /** The file path or bytes for decoding. Rejects when there is none of this name. */
  source(name: string): Promise<ImageSource>;
  /** Bytes, or null when there is none of this name. */
  size(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
}

export const openedBytes = (bytes: Buffer): OpenedImage => ({ bytes: bytes.length, body: async () => bytes });
