import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { maxSamplePages } from '../../catalogue/sample-pages-count.ts';
import { messageOf } from '../../errors/error-facts.ts';
import { Closed, Nullable, Text } from '../../http/schema-types.ts';
import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import type { ComicDetails } from './comic-details.ts';

const Slug = Type.String({ maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/**
 * The details of a comic that ComicInfo.xml does not support. The file banca.json is next to ComicInfo.xml in an archive
 * and takes precedence over it.
 */
export const BancaJson = Closed({
  version: Type.Literal(1),
  slug: Slug,
  originalLanguage: Type.String({ pattern: '^[a-z]{2,3}(-[a-z0-9]{2,8})*$' }),
  originalTitle: Nullable(Text(0, 500)),
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  parentalRating: Type.String({ pattern: '^(L|10|12|14|16|\\+18)$' }),
  publisher: Closed({
    username: Slug,
    description: Text(0, 5000),
    priority: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** The bytes of an image, in base64. */
    picture: Nullable(Type.String({ maxLength: 500_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' })),
  }),
  series: Nullable(Closed({ slug: Slug, description: Text(0, 5000) })),
  contributors: Type.Array(Closed({ name: Text(0, 200), role: Text(0, 100) }), { maxItems: 100 }),
  isAvailableForAll: Type.Boolean(),
  isAvailableForSubscribers: Type.Boolean(),
  /** Pages that everyone may read. Absent: the default of the platform. 0: no sample. */
  samplePages: Type.Optional(Type.Integer({ minimum: 0, maximum: maxSamplePages })),
  merchandises: Type.Array(
    Closed({
      kind: Type.Union([Type.Literal('purchase'), Type.Literal('rent')]),
      price: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    }),
    { maxItems: 100 },
  ),
  readingMode: Type.Union([Type.Literal('paged'), Type.Literal('vertical')]),
  publishedAt: Type.String({ format: 'date-time' }),
  /** One for each image of the archive, in reading order. */
  pages: Type.Array(
    Closed({
      panels: Type.Array(
        Closed({ x: Fraction, y: Fraction, width: Fraction, height: Fraction, text: Text(0, 5000) }),
        {
          maxItems: 200,
        },
      ),
    }),
    { maxItems: importLimits.maxEntries },
  ),
});
export type BancaJson = Static<typeof BancaJson>;

/** Reads banca.json. The names of publisher and series come from `details`. Throws an ImportFailure if it is invalid. */
export async function readBancaJson(
  { pages, supplement }: Pick<ComicSource, 'pages' | 'supplement'>,
  details: Partial<ComicDetails>,
): Promise<Partial<ComicDetails>> {
  if (!supplement) return {};
  const bytes = await supplement.read();
  if (bytes.length > importLimits.maxDetailsBytes) throw bancaJsonFailure('is larger than 1 MiB');
  const content = parse(bytes.toString());
  if (content.pages.length !== pages.length) {
    throw bancaJsonFailure(`describes ${content.pages.length} pages, but the comic has ${pages.length}`);
  }
  const {
    version: _version,
    pages: describedPages,
    publishedAt,
    publisher: { picture, ...publisher },
    series,
    ...otherDetails
  } = content;
  return {
    ...otherDetails,
    publisher: {
      name: publisher.username,
      ...details.publisher,
      ...publisher,
      ...(picture === null ? {} : { picture: Buffer.from(picture, 'base64') }),
    },
    series: series && { title: series.slug, ...details.series, ...series },
    publishedAt: new Date(publishedAt),
    panels: describedPages.map(({ panels }) => panels),
  };
}

function parse(text: string): BancaJson {
  const content = parseJson(text);
  if (Value.Check(BancaJson, content)) return content;
  const [error] = Value.Errors(BancaJson, content);
  throw bancaJsonFailure(`is invalid: ${error?.instancePath || 'the document'} ${error?.message}`);
}

function parseJson(text: string): unknown {
  try {
    // PostgreSQL refuses lone surrogates.
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  } catch (error) {
    throw bancaJsonFailure(`is not JSON: ${messageOf(error)}`);
  }
}

const bancaJsonFailure = (problem: string) => new ImportFailure(`contains a banca.json that ${problem}`);
