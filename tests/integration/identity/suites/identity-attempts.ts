import type { AttemptLimit } from '../../../../server/http/attempts.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const start = new Date('2026-03-01T12:00:00Z');
const minuteMs = 60_000;
const two: AttemptLimit = {
  name: 'two',
  maxCount: 2,
  periodMs: 10 * minuteMs,
  errorCode: 'REQUEST.TOO_MANY',
};
const three: AttemptLimit = { ...two, name: 'three', maxCount: 3, errorCode: 'LOGIN.TOO_MANY_ATTEMPTS' };

/** Rate limits of attempts. */
export function identityAttempts(platform: () => TestPlatform): void {
  let minutes = 0;
  let isSweeping = false;
  const attempts = () =>
    openAttempts(
      platform().database,
      () => new Date(start.getTime() + minutes * minuteMs),
      () => isSweeping,
    );
  const tooMany = (code: string, remainingMinutes: number) =>
    expect.objectContaining({
      code,
      details: { minutes: String(remainingMinutes) },
      headers: { 'retry-after': String(remainingMinutes * 60) },
    });
  const rows = () => platform().database.selectFrom('platform.attempt').selectAll().execute();

  beforeEach(async () => {
    await platform().database.deleteFrom('platform.attempt').execute();
    minutes = 0;
    isSweeping = false;
  });

  it('allows as many attempts as the limit, and then reports the remaining time', async () => {
    const attempt = { limit: two, subject: 'ana' };
    await attempts().count(attempt);
    minutes = 3;
    await attempts().count(attempt);
    await expect(attempts().count(attempt)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 7));
    await attempts().count({ limit: two, subject: 'bia' });
    minutes = 9;
    await expect(attempts().count(attempt)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 1));
    minutes = 10;
    await attempts().count(attempt);
    await attempts().count(attempt);
    await expect(attempts().count(attempt)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 10));
  });

  it('allows no more concurrent attempts than the limit', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => attempts().count({ limit: three, subject: 'ana' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('does not count further limits after one is exceeded', async () => {
    const [one, other] = [
      { limit: two, subject: 'ana' },
      { limit: three, subject: 'ana' },
    ] as const;
    await attempts().count(one);
    await attempts().count(one);
    await expect(attempts().count(one, other)).rejects.toThrow('REQUEST.TOO_MANY');
    for (let count = 0; count < 3; count += 1) await attempts().count(other);
    await expect(attempts().count(other)).rejects.toEqual(tooMany('LOGIN.TOO_MANY_ATTEMPTS', 10));
  });

  it('forgets an attempt that was not a guess, but not more than were counted', async () => {
    const attempt = { limit: two, subject: 'ana' };
    await attempts().uncount(attempt);
    await attempts().count(attempt);
    await attempts().count(attempt);
    await attempts().uncount(attempt);
    await attempts().count(attempt);
    await expect(attempts().count(attempt)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('does not forget attempts of the next period', async () => {
    const attempt = { limit: two, subject: 'ana' };
    const counted = await attempts().count(attempt);
    minutes = 10;
    await attempts().count(attempt);
    await attempts().count(attempt);
    await attempts().uncount(...counted);
    await expect(attempts().count(attempt)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('stores neither names nor addresses, and removes expired counts', async () => {
    await attempts().count({ limit: two, subject: 'ana@banca.example' });
    expect(JSON.stringify(await rows())).not.toContain('ana');
    minutes = 10;
    isSweeping = true;
    await attempts().count({ limit: two, subject: 'bia' });
    expect(await rows()).toHaveLength(1);
  });
}
