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
  const textOf = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? toPlainText(value) : undefined;
  };
  return omitUndefined({
    title: textOf('Title') ?? textOf('Series'),
    series: parseIfPresent(textOf('Series'), (title) => ({ title })),
    number: parseIfPresent(textOf('Number'), parseFiniteNumber),
    publisher: parseIfPresent(textOf('Publisher'), (name) => ({ name })),
    description: textOf('Summary'),
    language: parseIfPresent(textOf('LanguageISO'), languageOf),
    parentalRating: parseIfPresent(textOf('AgeRating'), parentalRatingOf),
    readingDirection: textOf('Manga') === 'YesAndRightToLeft' ? 'rtl' : undefined,
    releaseDate: releaseDate(textOf('Year'), textOf('Month'), textOf('Day')),
    genre: parseIfPresent(textOf('Genre'), genreOf),
    contributors: readContributors(textOf),
  });
}

type TextOfElement = (name: string) => string | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parseIfPresent = <T>(text: string | undefined, read: (text: string) => T | undefined): T | undefined =>
  text === undefined ? undefined : read(text);

const parseFiniteNumber = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined);

function omitUndefined(
  details: { [K in keyof ComicDetails]?: ComicDetails[K] | undefined },
): Partial<ComicDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

function readContributors(text: TextOfElement): ComicDetails['contributors'] | undefined {
  const contributors = contributorRoles.flatMap(([field, role]) =>
    (text(field) ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, role })),
  );
  return contributors.length > 0 ? contributors : undefined;
}

/** Without a month or day, the first one is used. If the date does not exist, 1 January is used. */
function releaseDate(year = '', month = '1', day = '1'): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${isoDate}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate);
  return exists ? isoDate : `${year}-01-01`;
}

/** Replaces control characters except line breaks. PostgreSQL refuses the null character. */
function toPlainText(value: string): string | undefined {
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
