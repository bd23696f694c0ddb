import { hash, verify } from '@node-rs/argon2';
import { openHashingQueue } from './hashing-queue.ts';

/** Argon2id with 19 MiB and two passes, as OWASP recommends. Takes about 50 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Leaves two of libuv's four threads for files and images, and limits the memory. */
const enqueue = openHashingQueue({ maxConcurrent: 2, maxQueued: 200 });

/** Throws the ApiError REQUEST.TOO_MANY if the queue is full, as `isPasswordOf` does. */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password.normalize('NFKC'), cost));
}

let placeholderHash: Promise<string> | undefined;

/** Takes the same time if there is no account (`null`), so that the duration does not reveal whether it exists. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await enqueue(async () => {
    placeholderHash ??= hash('no account has this password', cost);
    return verify(passwordHash ?? (await placeholderHash), password.normalize('NFKC'));
  });
  return passwordHash !== null && matches;
}
