import { randomUUID } from 'node:crypto';
import { addConsents, currentVersions } from '../../../../server/identity/accounts/consents.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { dayInBrazil } from '../../../../server/text/day-in-brazil.ts';
import { addPlan, addReader, addSubscription, daysAgo } from '../seed.ts';
import type { TestCaller, TestPlatform } from '../test-platform.ts';

/** The birth date of a person who has been this old for a few days. */
export const birthDateOfAge = (years: number): string => {
  const day = dayInBrazil(new Date(Date.now() - 10 * 86_400_000));
  return `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('02-29', '02-28')}`;
};

/** Calls of guardians and children. */
export function familyCalls(platform: () => TestPlatform) {
  type Method = 'GET' | 'POST' | 'PATCH';

  const call = (by: Pick<TestCaller, 'headers'>, method: Method, path: string, payload?: object) =>
    platform().app.inject({
      method,
      url: `/api/comics${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });

  const subscribe = async ({ uuid }: TestCaller, guidedAccountsCount = 4) => {
    const plan = await addPlan(platform().database, randomUUID(), {}, guidedAccountsCount);
    await addSubscription(platform().database, uuid, daysAgo(-20), { plan });
  };

  /** Adds a reader with a confirmed address. */
  async function addPerson(nickname: string): Promise<TestCaller & { email: string }> {
    const caller = await platform().signIn();
    await addReader(platform().database, caller.uuid);
    await addConsents(platform().database, caller.uuid, currentVersions);
    const { email } = await platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true, nickname })
      .where('uuid', '=', caller.uuid)
      .returning('email')
      .executeTakeFirstOrThrow();
    return { ...caller, email: email ?? '' };
  }

  /** Adds a guardian, by default with a plan that includes four guided accounts. */
  async function addGuardian(guidedAccountsCount = 4): Promise<TestCaller & { email: string }> {
    const guardian = await addPerson('Lia');
    if (guidedAccountsCount > 0) await subscribe(guardian, guidedAccountsCount);
    return guardian;
  }

  const childOf = (name = 'Nina', birthDate = birthDateOfAge(9)) => ({
    name,
    nickname: name,
    birthDate,
    hasConsent: true,
  });

  const openChild = (guardian: TestCaller, child: object = childOf()) =>
    call(guardian, 'POST', '/guided-account', child);

  /** Opens a guided account with a session. The guardian keeps a session of their own. */
  async function addChild(guardian: TestCaller, child: object = childOf()): Promise<TestCaller> {
    const opened = await openChild(guardian, child);
    if (opened.statusCode !== 200) throw new Error(opened.body);
    const { uuid } = opened.json();
    const { token } = await openSessions(platform().database).open(uuid, passedBySession);
    return { uuid, headers: { authorization: `Bearer ${token}` } };
  }

  const change = (guardian: TestCaller, { uuid }: Pick<TestCaller, 'uuid'>, payload: object) =>
    call(guardian, 'PATCH', `/guided-account/${uuid}`, payload);

  return { call, subscribe, addPerson, addGuardian, childOf, openChild, addChild, change };
}

/** The status and the error code of a response. */
export const statusAndCode = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => [
  statusCode,
  json().code,
];
