import {
  type AnnouncementContext,
  announceNewIssues,
} from '../../../../server/following/announcements/announce-new-issues.ts';
import type { EmailContents } from '../../../../server/mail/mail.ts';
import { ManualClock } from '../../support/scheduled-jobs-machine.ts';
import { addIssue, addPublisher, addReader, addSeries } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function newIssueEmails(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let reader: TestCaller;
  let publisherId: string;
  let seriesId: string;
  let sent: (EmailContents & { readerId: string })[];
  let problems: unknown[];

  const request = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    platform().app.inject({
      method,
      url: `/api/comics/follow${path}`,
      headers: reader.headers,
      ...(payload && { payload }),
    });
  const setEmails = (email: boolean) => request('PUT', '/announcements', { email });
  const isOn = async () => (await request('GET', '/announcements')).json().email;
  const createContext = (overrides: Partial<AnnouncementContext> = {}): AnnouncementContext => ({
    ...platform().announcements,
    now: clock.now,
    readerMail: { send: async (readerId, email) => void sent.push({ readerId, ...email }) },
    onProblem: (error) => void problems.push(error),
    ...overrides,
  });
  const announce = (overrides?: Partial<AnnouncementContext>) => announceNewIssues(createContext(overrides));
  const publish = (slug: string, columns = {}) =>
    addIssue(platform().database, {
      slug,
      publisherId,
      seriesId,
      publishedAt: clock.now(),
      editions: { 'pt-br': `Nanquim ${slug}` },
      ...columns,
    });
  const subjects = () => sent.map(({ subject }) => subject);

  beforeEach(async () => {
    await platform().deleteAllData();
    sent = [];
    problems = [];
    // The settings routes use the real time, so the test continues from there.
    clock = new ManualClock(new Date().toISOString());
    const { database } = platform();
    publisherId = await addPublisher(database, { username: 'ipe', name: 'Ipê' });
    seriesId = await addSeries(database, publisherId, 'nanquim', 'Nanquim');
    await publish('um');
    reader = await platform().signIn();
    await request('PUT', `/series/${seriesId}`);
  });

  it('are off at first, and are turned on and off', async () => {
    expect(await isOn()).toBe(false);
    expect((await setEmails(true)).json()).toEqual({ email: true });
    expect(await isOn()).toBe(true);
    await setEmails(false);
    expect(await isOn()).toBe(false);
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ days: 2 });
    await announce();
    expect(sent).toEqual([]);
  });

  it('announce what was published since they were turned on, once, with an unsubscribe link', async () => {
    await setEmails(true);
    clock.advance({ hours: 1 });
    await publish('dois', { number: 2 });
    await publish('amanha', { publishedAt: clock.hoursFromNow(24) });
    await publish('retirada', { withdrawnAt: clock.now() });
    clock.advance({ hours: 1 });
    await announce();
    await announce();
    expect(sent).toHaveLength(1);
    const [email] = sent;
    expect(email).toMatchObject({ readerId: reader.uuid, subject: 'Chegou à Banca: Nanquim dois nº 2' });
    expect(email?.text).toContain('Ipê: Nanquim dois nº 2');
    expect(email?.text).toContain('/shelf/following');
    const link = email?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(email?.text).toContain(link);
    expect(email?.html).toContain(link.replaceAll('&', '&amp;'));
    clock.advance({ days: 3 });
    await announce();
    expect(sent).toHaveLength(2);
    expect(subjects()[1]).toBe('Chegou à Banca: Nanquim amanha');
  });

  it('are sent at most once a day, and list each issue once', async () => {
    await request('PUT', `/publisher/${publisherId}`);
    await setEmails(true);
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ hours: 1 });
    await announce();
    for (const slug of ['tres', 'quatro']) await publish(slug);
    clock.advance({ hours: 23 });
    await announce();
    expect(sent).toHaveLength(1);
    clock.advance({ hours: 1 });
    await announce();
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim dois', '2 novidades do que você segue']);
    expect(sent[1]?.text.match(/Ipê: Nanquim tres/g)).toHaveLength(1);
  });

  it('include an issue whose import took longer than its publication', async () => {
    await setEmails(true);
    clock.advance({ hours: 2 });
    await publish('dois');
    const startOfImport = clock.hoursFromNow(0.5);
    clock.advance({ hours: 1 });
    await announce();
    await publish('tres', { publishedAt: startOfImport });
    clock.advance({ days: 1 });
    await announce();
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim dois', 'Chegou à Banca: Nanquim tres']);
  });

  it('announce nothing that was published before the reader followed it', async () => {
    await setEmails(true);
    const other = await addSeries(platform().database, publisherId, 'mare');
    await publish('mare-1', { seriesId: other, publishedAt: new Date() });
    await request('PUT', `/series/${other}`);
    clock.advance({ hours: 2 });
    await announce();
    expect(sent).toEqual([]);
  });

  it('are sent once by several machines, and never twice after a crash', async () => {
    await setEmails(true);
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ hours: 1 });
    const crash = new Error('The machine stopped.');
    await announce({ readerMail: { send: () => Promise.reject(crash) } });
    expect(problems).toEqual([crash]);
    await announce();
    expect(sent).toEqual([]);
    await publish('tres');
    clock.advance({ days: 1, hours: 1 });
    await Promise.all(Array.from({ length: 4 }, () => announce()));
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim tres']);
  });

  it('omit issues that a guided reader may not see', async () => {
    const { database } = platform();
    const guardian = await platform().signIn();
    await addReader(database, guardian.uuid);
    await setEmails(true);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid, hasParentalControl: true })
      .where('readerId', '=', reader.uuid)
      .execute();
    clock.advance({ hours: 1 });
    await publish('adulto', { parentalRating: '+18' });
    clock.advance({ hours: 1 });
    await announce();
    expect(sent).toEqual([]);
    await publish('livre');
    clock.advance({ days: 1 });
    await announce();
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim livre']);
  });

  it('omit issues for adults until the reader has confirmed the age', async () => {
    await setEmails(true);
    clock.advance({ hours: 1 });
    await publish('adulto', { parentalRating: '+18' });
    clock.advance({ hours: 1 });
    await announce();
    expect(sent).toEqual([]);
    await publish('livre');
    clock.advance({ days: 1 });
    await announce();
    expect(sent.map(({ text }) => /adulto/.test(text))).toEqual([false]);
    await publish('noite', { parentalRating: '+18' });
    clock.advance({ days: 1 });
    await announce({ ages: { isAtLeast: async () => true } });
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim livre', 'Chegou à Banca: Nanquim noite']);
  });

  it('name the newest 20 issues and count the others, which are not announced again', async () => {
    await setEmails(true);
    clock.advance({ hours: 1 });
    for (let number = 1; number <= 22; number += 1) await publish(`n${number}`, { number });
    clock.advance({ hours: 1 });
    await announce();
    expect(subjects()).toEqual(['22 novidades do que você segue']);
    expect(sent[0]?.text.match(/Ipê: Nanquim/g)).toHaveLength(20);
    expect(sent[0]?.text).toContain('E tem mais: mais 2 edições');
    clock.advance({ days: 2 });
    await announce();
    expect(sent).toHaveLength(1);
  });

  it('reach a guided reader also if many newer issues are only for adults', async () => {
    const { database } = platform();
    const guardian = await platform().signIn();
    await addReader(database, guardian.uuid);
    await setEmails(true);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid, hasParentalControl: true })
      .where('readerId', '=', reader.uuid)
      .execute();
    clock.advance({ hours: 1 });
    await publish('livre');
    clock.advance({ hours: 1 });
    for (let number = 1; number <= 21; number += 1)
      await publish(`adulto-${number}`, { number, parentalRating: '+18' });
    clock.advance({ hours: 1 });
    await announce();
    expect(subjects()).toEqual(['Chegou à Banca: Nanquim livre']);
    expect(sent[0]?.text).not.toContain('E tem mais');
  });

  it('reach the next reader if the check of one fails, and that one an hour later', async () => {
    const other = await platform().signIn();
    for (const { headers } of [reader, other]) {
      for (const [url, payload] of [
        [`/series/${seriesId}`, undefined],
        ['/announcements', { email: true }],
      ] as const)
        await platform().app.inject({
          method: 'PUT',
          url: `/api/comics/follow${url}`,
          headers,
          ...(payload && { payload }),
        });
    }
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ hours: 1 });
    const outage = new Error('The age is not available.');
    await announce({
      ages: {
        isAtLeast: async (_years, { readerId }) => {
          if (readerId === reader.uuid) throw outage;
          return null;
        },
      },
    });
    expect(problems).toEqual([outage]);
    expect(sent.map(({ readerId }) => readerId)).toEqual([other.uuid]);
    clock.advance({ hours: 1 });
    await announce();
    expect(sent.map(({ readerId }) => readerId)).toEqual([other.uuid, reader.uuid]);
  });

  it('are written in the language of the reader', async () => {
    await setEmails(true);
    await platform().database.updateTable('comics.reader').set({ language: 'en-us' }).execute();
    clock.advance({ hours: 1 });
    await publish('dois', { editions: { 'pt-br': 'Noite', 'en-us': 'Night' } });
    clock.advance({ hours: 1 });
    await announce();
    expect(subjects()).toEqual(['New at Banca: Night']);
  });

  describe('the unsubscribe link', () => {
    const openLink = (method: 'GET' | 'POST', link: string) => {
      const { pathname, search } = new URL(link);
      return platform().app.inject({
        method,
        url: pathname + search,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        }),
      });
    };
    const linkOf = (readerId = reader.uuid) => platform().announcements.unsubscribeLinks.linkFor(readerId);

    it('turns the emails off with one request of a mail program, without a session', async () => {
      await setEmails(true);
      expect((await openLink('POST', linkOf())).statusCode).toBe(200);
      expect(await isOn()).toBe(false);
      expect((await openLink('POST', linkOf())).statusCode).toBe(200);
    });

    it('accepts the multipart form that some mail programs send', async () => {
      await setEmails(true);
      const { pathname, search } = new URL(linkOf());
      const response = await platform().app.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'multipart/form-data; boundary=part' },
        payload:
          '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
      });
      expect(response.statusCode).toBe(200);
      expect(await isOn()).toBe(false);
    });

    it('shows a page with a button, because programs also open links', async () => {
      await setEmails(true);
      const response = await openLink('GET', linkOf());
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('<button>Parar de receber</button>');
      expect(await isOn()).toBe(true);
      expect((await openLink('POST', linkOf())).body).toContain('você não recebe mais');
    });

    it('changes nothing with the signature of another reader', async () => {
      await setEmails(true);
      const other = await platform().signIn();
      const forged = linkOf(other.uuid).replace(other.uuid, reader.uuid);
      for (const link of [forged, linkOf().slice(0, -1), linkOf().split('&')[0] ?? '']) {
        expect((await openLink('GET', link)).statusCode).toBe(400);
        expect((await openLink('POST', link)).statusCode).toBe(400);
      }
      expect(await isOn()).toBe(true);
    });
  });
}
