import {
  exampleCover,
  exampleHeader,
  examplePages,
  exampleScript,
  readExampleScript,
} from './script-fixtures.ts';

const panelsOf = (story: ReturnType<typeof readExampleScript>) =>
  story.pages.flatMap(({ rows }) => rows.flatMap(({ panels }) => panels));

describe('the script reader', () => {
  it('reads the metadata of the issue', () => {
    expect(readExampleScript()).toMatchObject({
      title: 'A Fila do Pão',
      description: 'Um pão, duas fomes.',
      number: 3,
      publisher: 'padaria',
      genre: 'comedy',
      parentalRating: '10',
      releaseDate: '2026-03-04',
      publishedDaysAgo: 12,
      isAvailableForAll: true,
      isAvailableForSubscribers: true,
      merchandises: [],
      isRightToLeft: false,
      isVertical: false,
      languages: ['pt-br'],
      contributors: [
        { name: 'Ana Lima', role: 'writer' },
        { name: 'Ana Lima', role: 'penciller' },
        { name: 'João Reis', role: 'colorist' },
      ],
    });
  });

  it('reads prices as cents', () => {
    const pricedHeader = exampleHeader.replace(
      'available: everyone',
      'available: nobody\nbuy: 12,90\nrent: 4,05',
    );
    expect(readExampleScript([pricedHeader, exampleCover, examplePages].join('\n'))).toMatchObject({
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
      merchandises: [
        { kind: 'purchase', price: 1290 },
        { kind: 'rent', price: 405 },
      ],
    });
  });

  it('reads pages, rows and panels with their shares', () => {
    const [page] = readExampleScript().pages;
    expect(page?.area).toEqual({ width: 1200, height: 1800 });
    expect(page?.rows.map(({ height, panels }) => [height, panels.map(({ width }) => width)])).toEqual([
      [2, [1]],
      [1, [2, 1]],
    ]);
  });

  it('reads position, expression, pose and prop of each actor', () => {
    const [first] = panelsOf(readExampleScript());
    expect(first?.shot).toBe('wide');
    expect(first?.cast).toMatchObject([
      { name: 'ana', at: 0.25, face: 'happy', pose: 'point', turn: 0.6 },
      { name: 'rui', at: 0.75, face: 'bored', pose: 'crossed', turn: -0.6 },
    ]);
    expect(first?.cast[0]?.holds).toBeDefined();
    expect(first?.cast[1]?.holds).toBeUndefined();
  });

  it('reads balloons, captions, voices and sounds', () => {
    const [first, second, third] = panelsOf(readExampleScript());
    expect(first?.balloons).toEqual([
      { kind: 'speech', by: 'ana', text: 'Bom dia!' },
      { kind: 'shout', by: 'rui', text: 'Chegou o pão?' },
    ]);
    expect(second?.balloons).toEqual([{ kind: 'caption', text: 'Horas depois…' }]);
    expect(third?.balloons).toEqual([{ kind: 'off', tone: 'whisper', from: [0.9, 0.5], text: 'Acabou.' }]);
    expect(third?.sounds).toEqual([
      { text: 'BLAM!', x: 0.5, y: 0.7, size: 90, colour: '#ff8a2a', rotation: -8 },
    ]);
  });

  it('reads the title of the cover with optional rotation and typeface', () => {
    const titleIn = (source: string) => readExampleScript(source).cover.title[0];
    expect(titleIn(exampleScript)).toMatchObject({
      text: 'A Fila',
      x: 600,
      y: 500,
      width: 800,
      rotation: 0,
      face: 'display',
    });
    expect(titleIn(exampleScript.replace('#ffffff: A Fila', '#ffffff poster: A Fila'))).toMatchObject({
      face: 'poster',
    });
    expect(titleIn(exampleScript.replace('#ffffff: A Fila', '#ffffff -4 comic: A Fila'))).toMatchObject({
      rotation: -4,
      face: 'comic',
    });
  });

  it('describes image, speech and sounds of each panel', () => {
    expect(panelsOf(readExampleScript()).map(({ text }) => text)).toEqual([
      'Ana e Rui na fila. Ana: Bom dia! Seu Rui grita: Chegou o pão?',
      'Ana ri. Horas depois…',
      'A porta da padaria. Voz: Acabou. Som: BLAM!',
    ]);
    expect(readExampleScript().cover.page.rows[0]?.panels[0]?.text).toBe('Capa: Ana segura um pão.');
  });

  it('adds missing full stops for screen readers', () => {
    const source = exampleScript
      .replace('caption: Horas depois…', 'caption: A placa')
      .replace('seen: Ana ri.', 'seen: Ana ri');
    expect(panelsOf(readExampleScript(source))[1]?.text).toBe('Ana ri. A placa.');
  });

  it('reads the English text of the same script', () => {
    const story = readExampleScript(exampleScript, 'en-us');
    expect(story.title).toBe('The Bread Line');
    expect(story.cover.title.map(({ text }) => text)).toEqual(['The Line']);
    expect(panelsOf(story)[0]?.text).toBe(
      'Ana and Rui in the queue. Ana: Good morning! Seu Rui shouts: Is the bread here?',
    );
  });

  it('reads spreads, vertical pages, insets, bleeds and tilted cameras', () => {
    const [spread] = readExampleScript(exampleScript.replace(/^page$/m, 'page, spread, paper #102030')).pages;
    expect(spread).toMatchObject({ area: { width: 2400, height: 1800 }, paper: '#102030' });
    const scrolled = exampleScript.replace('rating: 10', 'rating: 10\nmode: vertical');
    const [strip] = readExampleScript(scrolled.replace(/^page$/m, 'page, height 2600')).pages;
    expect(strip?.area).toEqual({ width: 800, height: 2600 });
    const bold = exampleScript
      .replace('row 2', 'row 2, slant 20, bleed')
      .replace(
        'panel wall #ff8fa0, close, width 2',
        'panel wall, tilt -6, borderless, inset 0.5 0.5 0.4 0.2',
      );
    const [page] = readExampleScript(bold).pages;
    expect(page?.rows[0]).toMatchObject({ slant: 20, panels: [{ bleeds: true }] });
    expect(page?.rows[1]?.panels[0]).toMatchObject({
      tilt: -6,
      hasBorder: false,
      inset: { x: 0.5, y: 0.5, width: 0.4, height: 0.2 },
    });
  });
});

describe('the script reader reports file, line and alternatives if', () => {
  it.each([
    ['a place is unknown', 'panel wall, wide', 'panel walk, wide', /fila\.txt:\d+: .*place “walk”.*wall/],
    ['an actor is unknown', 'ana 0.25 happy', 'eva 0.25 happy', /actor “eva”.*ana, rui/],
    ['an expression is unknown', 'ana 0.25 happy', 'ana 0.25 hapy', /expression “hapy”.*happy/],
    ['a pose is unknown', 'bored crossed', 'bored crosed', /pose “crosed”.*crossed/],
    [
      'a position is not a number',
      'ana 0.5 laugh',
      'ana left laugh',
      /position of ana must be a number, not “left”/,
    ],
    [
      'an actor is outside the panel',
      'ana 0.5 laugh',
      'ana 5 laugh',
      /share of the panel from 0 to 1, not 5/,
    ],
    [
      'a line comes before the first row',
      'page\nrow 2',
      'page\nrown 1\nrow 2',
      /before the first row, not “rown 1”/,
    ],
    ['a speaker is not in the panel', 'caption: Horas', 'rui: Horas', /“rui” is not an actor of this panel/],
    ['a panel has no description', 'seen: Ana ri.\n  en: Ana laughs.\n', '', /“seen: …” is missing/],
    ['a colour is invalid', 'wall #4cc9f0\n', 'wall #4cc9f0\nframe blue\n', /frame must be a colour/],
    ['an option is unknown', ', close, width 2', ', near', /no option “near”.*close/],
    ['a header line is missing', 'rating: 10\n', '', /“rating: …” is missing/],
    ['a header line is unknown', 'rating: 10', 'ratting: 10', /“ratting” is not one of/],
    ['a genre is unknown', 'genre: comedy', 'genre: comic', /genre “comic”.*comedy/],
    ['a role is unknown', '(colorist)', '(painter)', /role “painter”.*penciller/],
    ['an issue can be neither read nor bought', 'available: everyone', 'available: nobody', /needs a price/],
    ['a price is invalid', 'available: everyone', 'available: everyone\nbuy: 12.90', /12,90/],
    ['a date is invalid', '2026-03-04', '2026-13-04', /2026-06-05/],
    [
      'an option of a page has no comma',
      'page\nrow 2',
      'page spread\nrow 2',
      /comma is missing before “spread”/,
    ],
    ['an option of a row has no comma', 'row 2', 'row 2 bleed', /comma is missing before “bleed”/],
    ['a row has no panel', 'row\npanel wall #ff8fa0', 'row\nrow\npanel wall #ff8fa0', /no panel/],
  ])('%s', (_what, right, wrong, message) => {
    const source = exampleScript.replace(right, wrong);
    expect(source).not.toBe(exampleScript);
    expect(() => readExampleScript(source)).toThrow(message);
  });

  it('a text has no translation', () => {
    const source = exampleScript.replace('  en: Hours later…\n', '');
    expect(() => readExampleScript(source)).not.toThrow();
    expect(() => readExampleScript(source, 'en-us')).toThrow(/fila\.txt:\d+: its English text is missing/);
  });

  it('a translation has nothing to translate', () => {
    expect(() => readExampleScript(exampleScript.replace('row 2', 'row 2\nen: Row'))).toThrow(
      /no text before it/,
    );
  });
});
