const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return null;
  }
}
