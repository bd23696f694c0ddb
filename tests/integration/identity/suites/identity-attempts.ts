import type { AttemptLimit } from '../../../../server/http/attempts.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const startTime = new Date('2026-03-01T12:00:00Z');
const minuteMs = 60_000;
const limitOfTwo: AttemptLimit = {
  name: 'two',
  maxCount: 2,
  periodMs: 10 * minuteMs,
  errorCode: 'REQUEST.TOO_MANY',
};
const limitOfThree: AttemptLimit = {
  ...limitOfTwo,
  name: 'three',
  maxCount: 3,
  errorCode: 'LOGIN.TOO_MANY_ATTEMPTS',
};

/** Rate limits of attempts. */
export function identityAttempts(platform: () => TestPlatform): void {
  let minutes = 0;
  let isSweeping = false;
  const openTestAttempts = () =>
    openAttempts(
      platform().database,
      () => new Date(startTime.getTime() + minutes * minuteMs),
      () => isSweeping,
    );
  const tooManyError = (code: string, remainingMinutes: number) =>
    expect.objectContaining({
      code,
      details: { minutes: String(remainingMinutes) },
      headers: { 'retry-after': String(remainingMinutes * 60) },
    });
  const listRows = () => platform().database.selectFrom('platform.attempt').selectAll().execute();

  beforeEach(async () => {
    await platform().database.deleteFrom('platform.attempt').execute();
    minutes = 0;
    isSweeping = false;
  });

  it('allows as many attempts as the limit, and then reports the remaining time', async () => {
    const attempt = { limit: limitOfTwo, subject: 'ana' };
    await openTestAttempts().count(attempt);
    minutes = 3;
    await openTestAttempts().count(attempt);
    await expect(openTestAttempts().count(attempt)).rejects.toEqual(tooManyError('REQUEST.TOO_MANY', 7));
    await openTestAttempts().count({ limit: limitOfTwo, subject: 'bia' });
    minutes = 9;
    await expect(openTestAttempts().count(attempt)).rejects.toEqual(tooManyError('REQUEST.TOO_MANY', 1));
    minutes = 10;
    await openTestAttempts().count(attempt);
    await openTestAttempts().count(attempt);
    await expect(openTestAttempts().count(attempt)).rejects.toEqual(tooManyError('REQUEST.TOO_MANY', 10));
  });

  it('allows no more concurrent attempts than the limit', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => openTestAttempts().count({ limit: limitOfThree, subject: 'ana' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts nothing for the remaining limits after one is exceeded', async () => {
    const [one, other] = [
      { limit: limitOfTwo, subject: 'ana' },
      { limit: limitOfThree, subject: 'ana' },
    ] as const;
    await openTestAttempts().count(one);
    await openTestAttempts().count(one);
    await expect(openTestAttempts().count(one, other)).rejects.toThrow('REQUEST.TOO_MANY');
    for (let count = 0; count < 3; count += 1) await openTestAttempts().count(other);
    await expect(openTestAttempts().count(other)).rejects.toEqual(
      tooManyError('LOGIN.TOO_MANY_ATTEMPTS', 10),
    );
  });

  it('forgets an attempt on request, but never more attempts than were counted', async () => {
    const attempt = { limit: limitOfTwo, subject: 'ana' };
    await openTestAttempts().uncount(attempt);
    await openTestAttempts().count(attempt);
    await openTestAttempts().count(attempt);
    await openTestAttempts().uncount(attempt);
    await openTestAttempts().count(attempt);
    await expect(openTestAttempts().count(attempt)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('does not forget attempts of a later period', async () => {
    const attempt = { limit: limitOfTwo, subject: 'ana' };
    const counted = await openTestAttempts().count(attempt);
    minutes = 10;
    await openTestAttempts().count(attempt);
    await openTestAttempts().count(attempt);
    await openTestAttempts().uncount(...counted);
    await expect(openTestAttempts().count(attempt)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('stores neither names nor addresses, and removes expired counts', async () => {
    await openTestAttempts().count({ limit: limitOfTwo, subject: 'ana@banca.example' });
    expect(JSON.stringify(await listRows())).not.toContain('ana');
    minutes = 10;
    isSweeping = true;
    await openTestAttempts().count({ limit: limitOfTwo, subject: 'bia' });
    expect(await listRows()).toHaveLength(1);
  });
}
