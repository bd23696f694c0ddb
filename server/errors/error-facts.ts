/** Returns the error code of the file system, the network or PostgreSQL. */
export function codeOf(error: unknown): string | undefined {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'message' in error ? String(error.message) : String(error);
}

/** Returns null if the file does not exist. Other errors are rethrown. */
export async function nullIfMissing<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
