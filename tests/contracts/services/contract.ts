import type { MagicLink } from '../../../src/application/ports/accounts.ts';
import type { Issue } from '../../../src/domain/issue.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { World } from '../world.ts';

/** What the contracts of one subject work with. */
export interface Stage {
  world(): World;
  /** Opens a session of the world's account on its device. */
  signIn(): Promise<void>;
  issueOf(slug: string): Promise<Issue>;
}

/** Nobody has this identifier. */
export const nobody = '00000000-0000-4000-8000-000000000000';

export function successOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`It failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

export function failureOf(result: Result<unknown, { code: string }>): string {
  if (result.ok) throw new Error('It should have failed.');
  return result.failure.code;
}

/** What may be told of a success, by its code. */
export function toldOf(result: Result<unknown, unknown>): string | undefined {
  successOf(result);
  return result.ok ? result.success?.code : undefined;
}

/** The link of the letter that comes next to `address` because of `act`: nobody waits for letters to be sent. */
export async function nextLink(
  world: World,
  address: string,
  act: () => Promise<unknown>,
): Promise<MagicLink> {
  const before = (await world.linksTo(address)).length;
  await act();
  for (;;) {
    const links = await world.linksTo(address);
    if (links.length > before && links[0]) return links[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
