import { failures } from '../../../src/domain/failure.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { buildUser } from '../account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../session/fake-session.ts';
import { buildAdministrator, buildEditor, buildManager, buildPartner } from './build-staff.ts';

const people = {
  reader: buildUser(),
  manager: buildManager(),
  partner: buildPartner(),
  editor: buildEditor(),
  administrator: buildAdministrator(),
};

type Run = (
  session: FakeSession,
  user: IdentityUser | null,
) => Promise<Result<unknown, { readonly code: string }>>;

/** Runs a use case as each kind of person, and returns those who may use it. Throws if others get the wrong failure. */
export async function listAllowedUsers(run: Run): Promise<string[]> {
  requireFailure(await run(new FakeSession(), people.administrator), failures.unauthenticated.code);
  requireFailure(await run(new FakeSession(exampleCredentials), null), failures.forbidden.code);
  const allowed: string[] = [];
  for (const [name, user] of Object.entries(people)) {
    const outcome = await run(new FakeSession(exampleCredentials), user);
    if (outcome.ok) allowed.push(name);
    else requireFailure(outcome, failures.forbidden.code);
  }
  return allowed;
}

function requireFailure(outcome: Awaited<ReturnType<Run>>, code: string): void {
  if (outcome.ok || outcome.failure.code !== code)
    throw new Error(`Expected the failure ${code}, got ${JSON.stringify(outcome)}`);
}
