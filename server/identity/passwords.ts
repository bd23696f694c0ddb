import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (OWASP's recommendation): about 50 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist (`null`) as for one that does. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return passwordHash !== null && matches;
}
