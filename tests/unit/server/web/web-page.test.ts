import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { insertAddresses, openWebPage } from '../../../../server/web/web-page.ts';

const exampleAddresses = {
  ...readConfiguration({}),
  comicsAddress: 'https://c.example/?a=1&b="2"',
  identityAddress: '/id',
};
const otherElements = '<meta name=banca:postal content=""><meta name=banca:tokenizer content="">';

it.each([
  ['<meta name="banca:comics" content="/api/comics"><meta name="banca:identity" content="/api/identity">'],
  ['<meta name=banca:comics content=/api/comics><meta name=banca:identity content="">'],
])('writes the addresses of the services into %s', (html) => {
  const page = insertAddresses(html + otherElements, exampleAddresses);
  expect(page).toMatch(
    /^<meta name="?banca:comics"? content="https:\/\/c\.example\/\?a=1&amp;b=&quot;2&quot;">/,
  );
  expect(page).toMatch(/<meta name="?banca:identity"? content="\/id">/);
});

it.each([
  [{}, '/thirdparty/postal', 'stand-in'],
  [{ DEMO: 'off' }, 'https://viacep.com.br', 'none'],
  [
    { POSTAL_ADDRESS: 'https://cep.example', TOKENIZER: 'efi 0123456789' },
    'https://cep.example',
    'efi 0123456789',
  ],
])(
  'inserts the addresses of the postal service and the tokenizer, with %j',
  (environment, postal, tokenizer) => {
    const html = `<meta name=banca:comics content=""><meta name=banca:identity content="">${otherElements}`;
    const page = insertAddresses(html, readConfiguration(environment));
    expect(page).toContain(`<meta name=banca:postal content="${postal}">`);
    expect(page).toContain(`<meta name=banca:tokenizer content="${tokenizer}">`);
  },
);

it('inserts the links of the footer that are configured', () => {
  const html = `<meta name=banca:comics content=""><meta name=banca:identity content=""><meta name="banca:links" content="">${otherElements}`;
  const configuration = readConfiguration({
    YOUTUBE_URL: 'https://www.youtube.com/@banca?a=1&b=2',
    APP_STORE_URL: 'https://apps.apple.com/br/app/banca',
  });
  expect(insertAddresses(html, configuration)).toContain(
    '<meta name="banca:links" content="youtube=https://www.youtube.com/@banca?a=1&amp;b=2 appStore=https://apps.apple.com/br/app/banca contact=mailto:contato@banca.example">',
  );
  expect(insertAddresses(html, readConfiguration({ COMPANY_EMAIL: 'oi@gibiteca.example' }))).toContain(
    '<meta name="banca:links" content="contact=mailto:oi@gibiteca.example">',
  );
});

it('inserts a $ unchanged', () => {
  const html = `<meta name="banca:comics" content=""><meta name="banca:identity" content="">${otherElements}`;
  expect(insertAddresses(html, { ...exampleAddresses, comicsAddress: "/$&$'" })).toContain(
    `content="/$&amp;$'"`,
  );
});

it('throws if a page has no element for an address', () => {
  const html = '<meta name="banca:comics" content="">';
  expect(() => insertAddresses(html, exampleAddresses)).toThrow('no <meta name="banca:identity"');
});

describe('the first view of a page', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'banca-web-page-'));
    const elements = '<meta name=banca:comics content=""><meta name=banca:identity content="">';
    await writeFile(join(directory, 'index.html'), elements + otherElements);
    const screens = [{ path: '/issue/:slug', files: [], firstView: {} }];
    await writeFile(join(directory, 'screens.json'), JSON.stringify(screens));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it.each([
    ['/issue/nanquim-1', ['/issue/nanquim-1']],
    ['/issue/..', []],
    ['/issue/.', []],
    ['/issue/%2e%2e', []],
    ['/issue//', []],
    ['//issue/nanquim-1', []],
  ])('at the address %s is rendered for the addresses %j', async (address, expected) => {
    const rendered: string[] = [];
    const renderPage = openWebPage({
      directory,
      addresses: exampleAddresses,
      pageFacts: null,
      renderFirstView: async (request) => {
        rendered.push(request.address);
        return null;
      },
      timeoutMs: 1000,
    });
    await renderPage(address, 'pt-br');
    expect(rendered).toEqual(expected);
  });
});
