import type { AnnouncedIssue } from '../../../../../server/following/announcements/claim-announcement.ts';
import { writePushMessage } from '../../../../../server/following/announcements/write-push-message.ts';

const buildAnnounced = (
  title: string,
  number: number | null = null,
  parentalRating = 'L',
): AnnouncedIssue => ({
  slug: title.toLowerCase(),
  titles: { 'pt-br': title },
  originalLanguage: 'pt-br',
  number,
  parentalRating,
  publisher: 'Ipê',
});
const read = (issues: AnnouncedIssue[], moreCount = 0, language: 'pt-br' | 'en-us' = 'pt-br') =>
  JSON.parse(writePushMessage({ issues, moreCount }, { language, id: 'abc' }).content);

describe('a message about new issues', () => {
  it('names a single issue and opens it', () => {
    expect(read([buildAnnounced('Nanquim', 2)])).toEqual({
      title: 'Saiu edição nova do que você segue',
      body: 'Nanquim nº 2',
      path: '/issue/nanquim',
      tag: 'new-issues-abc',
      language: 'pt-BR',
    });
  });

  it('names three issues, counts the others and opens the list', () => {
    const issues = ['A', 'B', 'C', 'D'].map((title) => buildAnnounced(title));
    expect(read(issues, 2, 'en-us')).toMatchObject({
      title: '6 new issues from what you follow',
      body: 'A · B · C · 3 more issues',
      path: '/shelf/following',
      language: 'en-US',
    });
  });

  it('counts issues for adults without their names, because others may see the screen', () => {
    const adult = buildAnnounced('Segredo', 1, '+18');
    const issues = [adult, buildAnnounced('A'), buildAnnounced('B')];
    expect(read(issues)).toMatchObject({
      title: '3 edições novas do que você segue',
      body: 'A · B · mais 1 edição',
    });
    expect(read([adult])).toMatchObject({ body: 'Para maiores de 18 anos', path: '/issue/segredo' });
    expect(read([adult, adult], 2, 'en-us').body).toBe('For ages 18 and over');
  });

  it('shortens names, so that push services accept it', () => {
    const { body } = read([buildAnnounced('🐙'.repeat(500)), buildAnnounced('x'.repeat(500))]);
    expect(body).toBe(`${'🐙'.repeat(79)}… · ${'x'.repeat(79)}…`);
  });
});
