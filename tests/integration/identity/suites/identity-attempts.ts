import type { AttemptLimit } from '../../../../server/http/attempts.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const start = new Date('2026-03-01T12:00:00Z');
const minute = 60_000;
const two: AttemptLimit = { name: 'two', maxCount: 2, periodMs: 10 * minute, refusal: 'REQUEST.TOO_MANY' };
const three: AttemptLimit = { ...two, name: 'three', maxCount: 3, refusal: 'LOGIN.TOO_MANY_ATTEMPTS' };

/** Counting what is tried. */
export function identityAttempts(platform: () => TestPlatform): void {
  let minutes = 0;
  let isSweeping = false;
  const attempts = () =>
    openAttempts(
      platform().database,
      () => new Date(start.getTime() + minutes * minute),
      () => isSweeping,
    );
  const tooMany = (code: string, left: number) =>
    expect.objectContaining({
      code,
      details: { minutes: String(left) },
      headers: { 'retry-after': String(left * 60) },
    });
  const rows = () => platform().database.selectFrom('platform.attempt').selectAll().execute();

  beforeEach(async () => {
    await platform().database.deleteFrom('platform.attempt').execute();
    minutes = 0;
    isSweeping = false;
  });

  it('lets as many through as the limit says, and then tells how long to wait', async () => {
    const tried = { limit: two, subject: 'ana' };
    await attempts().count(tried);
    minutes = 3;
    await attempts().count(tried);
    await expect(attempts().count(tried)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 7));
    await attempts().count({ limit: two, subject: 'bia' });
    minutes = 9;
    await expect(attempts().count(tried)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 1));
    minutes = 10;
    await attempts().count(tried);
    await attempts().count(tried);
    await expect(attempts().count(tried)).rejects.toEqual(tooMany('REQUEST.TOO_MANY', 10));
  });

  it('lets no more through when many come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => attempts().count({ limit: three, subject: 'ana' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts nothing that comes after what is refused', async () => {
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

  it('takes back what turned out to be no guess, and never more', async () => {
    const tried = { limit: two, subject: 'ana' };
    await attempts().forget(tried);
    await attempts().count(tried);
    await attempts().count(tried);
    await attempts().forget(tried);
    await attempts().count(tried);
    await expect(attempts().count(tried)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('takes back nothing that was counted in the next period', async () => {
    const tried = { limit: two, subject: 'ana' };
    const counted = await attempts().count(tried);
    minutes = 10;
    await attempts().count(tried);
    await attempts().count(tried);
    await attempts().forget(...counted);
    await expect(attempts().count(tried)).rejects.toThrow('REQUEST.TOO_MANY');
  });

  it('keeps neither names nor addresses, and removes what has run out', async () => {
    await attempts().count({ limit: two, subject: 'ana@banca.example' });
    expect(JSON.stringify(await rows())).not.toContain('ana');
    minutes = 10;
    isSweeping = true;
    await attempts().count({ limit: two, subject: 'bia' });
    expect(await rows()).toHaveLength(1);
  });
}
