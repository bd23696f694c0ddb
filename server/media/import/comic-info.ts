import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ComicDetails } from './comic-details.ts';
import { genreOf, languageOf, parentalRatingOf } from './comic-info-values.ts';

/** Elements of ComicInfo.xml and their contributor roles. */
export const contributorRoles = [
  ['Writer', 'writer'],
  ['Penciller', 'penciller'],
  ['Inker', 'inker'],
  ['Colorist', 'colorist'],
  ['Letterer', 'letterer'],
  ['CoverArtist', 'cover designer'],
  ['Editor', 'editor'],
  ['Translator', 'translator'],
] as const;

/** Reads ComicInfo.xml (anansi-project.github.io, versions 1 and 2). Throws if it is not XML. Unknown details are absent. */
export function readComicInfo(xml: string): Partial<ComicDetails> {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(validity.err.msg);
  // The parser must not expand entities, because a document can define ones that grow exponentially. Below, only XML's
  // five standard entities and character codes are decoded.
  const parser = new XMLParser({ processEntities: false, parseTagValue: false, ignoreAttributes: true });
  const info: unknown = parser.parse(xml);
  const fields = isRecord(info) && isRecord(info.ComicInfo) ? info.ComicInfo : {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? plainText(value) : undefined;
  };
  return present({
    title: text('Title') ?? text('Series'),
    series: optional(text('Series'), (title) => ({ title })),
    number: optional(text('Number'), finite),
    publisher: optional(text('Publisher'), (name) => ({ name })),
    description: text('Summary'),
    language: optional(text('LanguageISO'), languageOf),
    parentalRating: optional(text('AgeRating'), parentalRatingOf),
    readingDirection: text('Manga') === 'YesAndRightToLeft' ? 'rtl' : undefined,
    releaseDate: releaseDate(text('Year'), text('Month'), text('Day')),
    genre: optional(text('Genre'), genreOf),
    contributors: contributors(text),
  });
}

type Text = (name: string) => string | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const optional = <T>(text: string | undefined, read: (text: string) => T | undefined): T | undefined =>
  text === undefined ? undefined : read(text);

const finite = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined);

function present(
  details: { [K in keyof ComicDetails]?: ComicDetails[K] | undefined },
): Partial<ComicDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

function contributors(text: Text): ComicDetails['contributors'] | undefined {
  const found = contributorRoles.flatMap(([field, role]) =>
    (text(field) ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, role })),
  );
  return found.length > 0 ? found : undefined;
}

/** Without a month or day, the first one is used. If the date does not exist, 1 January is used. */
function releaseDate(year = '', month = '1', day = '1'): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return exists ? written : `${year}-01-01`;
}

/** Replaces control characters except line breaks. PostgreSQL refuses the null character. */
function plainText(value: string): string | undefined {
  const text = decodeEntities(value)
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
  return text === '' ? undefined : text;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
