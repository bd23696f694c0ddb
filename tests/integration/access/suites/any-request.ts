import { sql } from 'kysely';
import type { TestPlatform } from '../../support/test-platform.ts';

/** What any request can be answered with. */
export function anyRequest(platform: () => TestPlatform): void {
  const request = async (headers: Record<string, string> = {}) => {
    const answer = await platform().app.inject({ url: '/api/comics/plan', headers });
    return [answer.statusCode, answer.json().code];
  };

  it('is refused at a foreign host', async () => {
    expect(await request({ host: 'evil.example' })).toEqual([421, 'REQUEST.WRONG_HOST']);
  });

  it('fails without details if a statement is not correct', async () => {
    const { database } = platform();
    await sql`alter table comics.plan_text rename to plan_text_renamed`.execute(database);
    const outcome = await request();
    await sql`alter table comics.plan_text_renamed rename to plan_text`.execute(database);
    expect(outcome).toEqual([500, 'UNEXPECTED']);
  });
}
