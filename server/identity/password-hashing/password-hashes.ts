import { hash, verify } from '@node-rs/argon2';
import { openHashingQueue } from './hashing-queue.ts';

/** Argon2id with 19 MiB and two passes (OWASP's recommendation): about 50 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads two are left to files and images, and of the memory very much. */
const inTurn = openHashingQueue({ places: 2, waiting: 200 });

/** Throws the Refusal REQUEST.TOO_MANY when too many wait, as `isPasswordOf` does. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist (`null`) as for one that does. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => {
    nobody ??= hash('the password of nobody', cost);
    return verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  });
  return passwordHash !== null && matches;
}
