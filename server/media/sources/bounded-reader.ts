import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

const chunkBytes = 256 * 1024;

/**
 * Reads a file for yauzl and checks its bounds. yauzl's own reader passes every position on to Node. For ZIP64
 * positions of 2^53 or more Node then throws an error that callers cannot catch.
 */
export class BoundedReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #size: number;

  constructor(file: FileHandle, size: number) {
    super();
    this.#file = file;
    this.#size = size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (position < 0 || position + length > this.#size) {
      setImmediate(callback, new Error('it ends too early'));
      return;
    }
    this.#file
      .read(buffer, offset, length, position)
      .then(({ bytesRead }) => callback(null, bytesRead), callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readChunks(start, end), { objectMode: false });
  }

  async *#readChunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const length = Math.min(chunkBytes, end - position);
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, position);
      if (bytesRead === 0) throw new Error('it ends too early');
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback);
  }
}
