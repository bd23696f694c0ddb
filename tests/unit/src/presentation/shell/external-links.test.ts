import { parseExternalLinks } from '../../../../../src/presentation/shell/external-links.ts';

describe('parseExternalLinks', () => {
  it('reads the addresses by name', () => {
    const address = 'https://play.google.com/store/apps/details?id=banca';
    expect(parseExternalLinks(`youtube=https://www.youtube.com/@banca googlePlay=${address}`)).toEqual({
      youtube: 'https://www.youtube.com/@banca',
      googlePlay: address,
    });
  });

  it('ignores unknown names, and has no links without a text', () => {
    expect([parseExternalLinks(''), parseExternalLinks('other=https://a.example/')]).toEqual([{}, {}]);
  });
});
