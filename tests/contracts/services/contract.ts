import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { World } from '../world.ts';

/** What a suite needs to sign in. */
export type SignInParts = 'session' | 'authentication' | 'account';

/** Opens a session of the world's account on its device. */
export async function signInTo({
  session,
  authentication,
  account,
}: Pick<World, SignInParts>): Promise<void> {
  session.open(successOf(await authentication.signIn(account.entry, account.password)));
}

export const issueIn = async ({ issues }: Pick<World, 'issues'>, slug: string): Promise<Issue> =>
  successOf(await issues.bySlug(slug));

export const slugsOf = ({ items }: { readonly items: readonly { readonly slug: string }[] }): string[] =>
  items.map(({ slug }) => slug);

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
  world: Pick<World, 'linksTo'>,
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
