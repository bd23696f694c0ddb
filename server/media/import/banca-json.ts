import { type Static, type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';
import { messageOf } from '../../errors/error-facts.ts';
import { importLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import type { ComicDetails } from './comic-details.ts';

const Closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** PostgreSQL refuses the null character; of the other control characters only those of a text's lines mean something. */
const Text = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]*$' });
const Slug = Type.String({ maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * What ComicInfo.xml has no place for. It stands beside that file in an archive, as banca.json, and goes before
 * it where both speak of the same.
 */
export const BancaJson = Closed({
  version: Type.Literal(1),
  slug: Slug,
  originalLanguage: Type.String({ pattern: '^[a-z]{2,3}(-[a-z0-9]{2,8})*$' }),
  originalTitle: Nullable(Text(500)),
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  parentalRating: Type.String({ pattern: '^(L|10|12|14|16|\\+18)$' }),
  publisher: Closed({
    username: Slug,
    description: Text(5000),
    priority: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** The bytes of an image, in base64. */
    picture: Nullable(Type.String({ maxLength: 500_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' })),
  }),
  series: Nullable(Closed({ slug: Slug, description: Text(5000) })),
  contributors: Type.Array(Closed({ name: Text(200), role: Text(100) }), { maxItems: 100 }),
  isAvailableForAll: Type.Boolean(),
  isAvailableForSubscribers: Type.Boolean(),
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
      panels: Type.Array(Closed({ x: Share, y: Share, width: Share, height: Share, text: Text(5000) }), {
        maxItems: 200,
      }),
    }),
    { maxItems: importLimits.entries },
  ),
});
export type BancaJson = Static<typeof BancaJson>;

/** What banca.json says; publisher and series have their names from `told`. Throws a Refusal where it cannot be used. */
export async function readBancaJson(
  { pages, supplement }: Pick<ComicSource, 'pages' | 'supplement'>,
  told: Partial<ComicDetails>,
): Promise<Partial<ComicDetails>> {
  if (!supplement) return {};
  const bytes = await supplement.read();
  if (bytes.length > importLimits.detailsBytes) throw refused('is larger than 1 MiB');
  const said = parse(bytes.toString());
  if (said.pages.length !== pages.length) {
    throw refused(`describes ${said.pages.length} pages, and there are ${pages.length}`);
  }
  const { version: _version, pages: described, publishedAt, publisher, series, ...details } = said;
  const { picture, ...house } = publisher;
  return {
    ...details,
    publisher: {
      name: house.username,
      ...told.publisher,
      ...house,
      ...(picture === null ? {} : { picture: Buffer.from(picture, 'base64') }),
    },
    series: series && { title: series.slug, ...told.series, ...series },
    publishedAt: new Date(publishedAt),
    panels: described.map(({ panels }) => panels),
  };
}

function parse(text: string): BancaJson {
  const said = parseJson(text);
  if (Value.Check(BancaJson, said)) return said;
  const [error] = Value.Errors(BancaJson, said);
  throw refused(`is not as it should be: ${error?.instancePath || 'the whole'} ${error?.message}`);
}

function parseJson(text: string): unknown {
  try {
    // Halves of characters are no text to PostgreSQL.
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  } catch (error) {
    throw refused(`is not JSON: ${messageOf(error)}`);
  }
}

const refused = (why: string) => new Refusal(`holds a banca.json that ${why}`);
