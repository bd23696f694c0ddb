import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { ContractEnvironment } from '../contract-environment.ts';

/** The properties of the environment that a suite needs to sign in. */
export type SignInRequirements = 'session' | 'authentication' | 'account';

/** Signs in with the account of the environment. */
export async function signInAccount({
  session,
  authentication,
  account,
}: Pick<ContractEnvironment, SignInRequirements>): Promise<void> {
  session.open(successOf(await authentication.signIn(account.username, account.password)));
}

export const findIssue = async (
  { issues }: Pick<ContractEnvironment, 'issues'>,
  slug: string,
): Promise<Issue> => successOf(await issues.findBySlug(slug));

export const slugsOf = ({ items }: { readonly items: readonly { readonly slug: string }[] }): string[] =>
  items.map(({ slug }) => slug);

/** An identifier that nothing has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

export function successOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Expected a success, got ${JSON.stringify(result.failure)}`);
  return result.value;
}

export function failureCodeOf(result: Result<unknown, { code: string }>): string {
  if (result.ok) throw new Error('Expected a failure.');
  return result.failure.code;
}

/** The code of the success message. */
export function successCodeOf(result: Result<unknown, unknown>): string | undefined {
  successOf(result);
  return result.ok ? result.success?.code : undefined;
}

/** Returns the link of the next email to `address` that `trigger` causes. Emails are sent in the background. */
export async function awaitNextLink(
  environment: Pick<ContractEnvironment, 'emailLinksTo'>,
  address: string,
  trigger: () => Promise<unknown>,
): Promise<MagicLink> {
  const before = (await environment.emailLinksTo(address)).length;
  await trigger();
  for (;;) {
    const links = await environment.emailLinksTo(address);
    if (links.length > before && links[0]) return links[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
