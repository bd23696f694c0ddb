import { tellAddresses } from '../../../../server/http/web-page.ts';

const addresses = { comicsAddress: 'https://c.example/?a=1&b="2"', identityAddress: '/id' };

it.each([
  ['<meta name="banca:comics" content="/api/comics"><meta name="banca:identity" content="/api/identity">'],
  ['<meta name=banca:comics content=/api/comics><meta name=banca:identity content="">'],
])('writes the addresses of the services into %s', (html) => {
  const told = tellAddresses(html, addresses);
  expect(told).toMatch(
    /^<meta name="?banca:comics"? content="https:\/\/c\.example\/\?a=1&amp;b=&quot;2&quot;">/,
  );
  expect(told).toMatch(/<meta name="?banca:identity"? content="\/id">$/);
});

it('takes a $ for itself', () => {
  const html = '<meta name="banca:comics" content=""><meta name="banca:identity" content="">';
  expect(tellAddresses(html, { comicsAddress: "/$&$'", identityAddress: '/' })).toContain(
    `content="/$&amp;$'"`,
  );
});

it('refuses a page that has no place for an address', () => {
  const html = '<meta name="banca:comics" content="">';
  expect(() => tellAddresses(html, addresses)).toThrow('no <meta name="banca:identity"');
});
