import { openHelperProcess } from '../../helper-process/open-helper-process.ts';
import type { EncodePicture, EncodeRequest } from './encode-picture.ts';

export interface Encoder {
  encode: EncodePicture;
  /** Kills the helper process. Pending encodings are rejected. */
  close(): Promise<void>;
}

/** Encodes pictures in a helper process, `threads` of them at a time. */
export function openEncoder(threads: number): Encoder {
  const program = new URL('./encoder-program.ts', import.meta.url);
  const helper = openHelperProcess<EncodeRequest, Uint8Array>({ program, threads });
  return {
    async encode(request) {
      const { buffer, byteOffset, byteLength } = await helper.ask(request);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: helper.close,
  };
}
