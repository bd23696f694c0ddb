import { type Static, type TSchema, Type } from 'typebox';
import { languages } from '../http/language.ts';
import { Closed, Identifier, Instant, Nullable } from '../http/schema-types.ts';
import { NullableVocabulary, Vocabulary } from '../http/vocabulary.ts';
import { genres } from './genres.ts';

/** The schemas of the comics service. Each one validates, defines a type and describes the OpenAPI document. */

/** The image widths that the platform serves, in CSS pixels times the screen's density. */
export const pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;

export const Picture = Closed(
  {
    address: Type.String({
      description: `A URI template (RFC 6570) with one variable, {width}, one of ${pictureWidths.join(', ')}. If that is wider than the stored image, the image has its stored width.`,
    }),
    width: Type.Integer({ description: 'Pixels of the stored image.' }),
    height: Type.Integer({ description: 'Pixels of the stored image.' }),
    placeholder: Type.String({
      description: 'A data URL of a few pixels, to show until the image has loaded.',
    }),
  },
  { title: 'Picture' },
);
export type PictureAnswer = Static<typeof Picture>;

export const Language = Vocabulary('Language', languages);

/** In ascending order of age. */
export const parentalRatings = ['L', '10', '12', '14', '16', '+18'] as const;
export const ParentalRating = (description?: string) =>
  Vocabulary('ParentalRating', parentalRatings, description === undefined ? {} : { description });

export const NullableParentalRating = (description: string) =>
  NullableVocabulary('ParentalRating', parentalRatings, { description });

export const MerchandiseKind = Vocabulary('MerchandiseKind', ['purchase', 'rent']);

export const PublisherSummary = Closed(
  {
    dragonId: Identifier,
    name: Type.String(),
    username: Type.String(),
    picture: Nullable(Picture),
  },
  { title: 'PublisherSummary' },
);

export const Publisher = Closed(
  {
    dragonId: Identifier,
    name: Type.String(),
    username: Type.String(),
    description: Type.String(),
    picture: Nullable(Picture),
    color: Nullable(
      Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'Background of the head of its page.' }),
    ),
    banner: Nullable(Picture),
    featuredSeriesId: Nullable(
      Type.String({ format: 'uuid', description: 'The list of its series begins with this one.' }),
    ),
    priority: Type.Integer({ description: 'Lists show higher priorities first.' }),
    seriesCount: Type.Integer(),
    issuesCount: Type.Integer(),
    lowestParentalRating: NullableVocabulary('ParentalRating', parentalRatings, {
      description: 'The lowest rating of its offered issues. Null without issues.',
    }),
  },
  { title: 'Publisher' },
);

export const Merchandise = Closed(
  {
    merchandiseExternalId: Identifier,
    kind: MerchandiseKind,
    price: Type.Integer({ minimum: 0, description: 'In cents of the currency.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    rentalDays: Nullable(
      Type.Integer({
        minimum: 1,
        description: 'Days of a rental; null for a purchase.',
      }),
    ),
  },
  { title: 'Merchandise' },
);

/** How an issue is offered in a market. */
export const MarketOffer = Closed(
  {
    market: Type.String({ description: 'The region, such as brazil.' }),
    currency: Type.String({ description: 'ISO 4217, such as BRL.' }),
    availableFrom: Type.String({
      format: 'date-time',
      description: 'When readers can read or buy it. In the future, it is scheduled.',
    }),
    isAvailableForAll: Type.Boolean(),
    isAvailableForSubscribers: Type.Boolean(),
    merchandises: Type.Array(Merchandise),
  },
  { title: 'MarketOffer' },
);

export const Issue = Closed(
  {
    externalId: Identifier,
    slug: Type.String(),
    publisher: PublisherSummary,
    contributors: Type.Array(
      Closed({
        name: Type.String(),
        role: Type.String(),
        slug: Type.String({ description: 'Identifies the creator in all issues.' }),
      }),
    ),
    country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
    releaseDate: Nullable(Type.String({ format: 'date' })),
    number: Nullable(Type.Number()),
    originalTitle: Nullable(Type.String()),
    originalLanguage: Type.String(),
    availableLanguages: Type.Array(Type.String()),
    language: Type.String({
      description: 'The language of `content`: the requested one, otherwise the original one.',
    }),
    content: Closed({ title: Type.String(), cover: Picture, description: Type.String() }),
    pagesCount: Type.Integer(),
    parentalRating: ParentalRating(),
    isAvailableForAll: Type.Boolean(),
    isAvailableForSubscribers: Type.Boolean(),
    samplePagesCount: Type.Integer({
      minimum: 0,
      description: 'The first pages, which everyone may read as a sample. 0: there is no sample.',
    }),
    merchandises: Type.Array(Merchandise, { description: "The prices in the viewer's market." }),
    markets: Type.Array(MarketOffer, {
      description:
        "The offer in the viewer's market, of which the fields above are a part. Empty if the issue is not offered there, but the viewer acquired it.",
    }),
    publishedAt: Instant,
    updatedAt: Instant,
    genre: NullableVocabulary('Genre', genres),
    kinds: Type.Array(Type.String(), { description: "'series' when the issue belongs to one." }),
    readingDirection: Vocabulary('ReadingDirection', ['ltr', 'rtl']),
    readingMode: Vocabulary('ReadingMode', ['paged', 'vertical']),
  },
  { title: 'Issue' },
);
export type IssueAnswer = Static<typeof Issue>;

export const Series = Closed(
  {
    externalId: Identifier,
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    cover: Nullable(Picture, {
      description: 'Its own cover in the requested language, otherwise that of its first issue.',
    }),
    publisher: PublisherSummary,
    parentalRating: ParentalRating('The rating of the first issue, which also applies to `cover`.'),
    lowestParentalRating: ParentalRating(
      'The lowest rating of its offered issues. Viewers who may not see this rating can open none of these issues.',
    ),
    lowestRatingCover: Nullable(Picture, {
      description:
        'The cover of the first issue with the lowest rating, for viewers who may not see `cover`. Null if `parentalRating` equals `lowestParentalRating`.',
    }),
    issuesCount: Type.Integer({ description: 'The number of offered issues.' }),
  },
  { title: 'Series' },
);

/** A person or studio in the credits of issues. */
export const Creator = Closed(
  {
    slug: Type.String(),
    name: Type.String(),
    roles: Type.Array(Type.String(), { description: 'The most frequent one first.' }),
    issuesCount: Type.Integer({ description: 'The number of offered issues.' }),
    seriesCount: Type.Integer(),
    startIssue: Issue,
  },
  { title: 'Creator' },
);

/** The issues before and after one in its series. */
export const Neighbours = Closed(
  { previous: Nullable(Issue), next: Nullable(Issue) },
  { title: 'Neighbours' },
);

/** A person who contributed to issues. */
export const Person = Closed(
  {
    slug: Type.String({ description: 'The name in an address.' }),
    name: Type.String(),
    issuesCount: Type.Integer({ description: 'The number of offered issues.' }),
  },
  { title: 'Person' },
);

/** Suggestions for an unfinished query. People, publishers and series have only what a link needs. */
export const Suggestions = Closed(
  {
    issues: Type.Array(Issue),
    people: Type.Array(Closed({ slug: Type.String(), name: Type.String() })),
    publishers: Type.Array(
      Closed({
        username: Type.String(),
        name: Type.String(),
        lowestParentalRating: Publisher.properties.lowestParentalRating,
      }),
    ),
    series: Type.Array(
      Closed({ slug: Type.String(), title: Type.String(), lowestParentalRating: ParentalRating() }),
    ),
    alternatives: Type.Array(Type.String(), {
      description: 'Other queries that find issues, if this one finds none; at most three.',
    }),
  },
  { title: 'Suggestions' },
);

/** A slice of a list; `page` counts from 0. */
export const PageOf = <T extends TSchema>(items: T) =>
  Closed({
    items: Type.Array(items),
    page: Type.Integer(),
    limit: Type.Integer(),
    hasNext: Type.Boolean(),
  });

/** A slice of a list whose length is known. */
export const CountedPageOf = <T extends TSchema>(items: T) =>
  Closed({
    ...PageOf(items).properties,
    total: Type.Integer({ description: 'The number of items of the whole list; up to a minute old.' }),
  });

/** Results of a search for issues. */
export const IssueSearchResults = Closed(
  {
    ...PageOf(Issue).properties,
    correction: Nullable(
      Type.String({
        description:
          'The words that were searched instead, if no issue has the typed ones. Null on later pages, and if nothing was found.',
      }),
    ),
  },
  { title: 'IssueSearchResults' },
);

export const SeriesWithIssues = Closed(
  { ...Series.properties, issues: PageOf(Issue) },
  { title: 'SeriesWithIssues' },
);

export const Panel = Closed(
  {
    x: Type.Number({ description: "From the left, as a share (0 to 1) of the page's width." }),
    y: Type.Number({ description: "From the top, as a share (0 to 1) of the page's height." }),
    width: Type.Number({ description: "A share (0 to 1) of the page's width." }),
    height: Type.Number({ description: "A share (0 to 1) of the page's height." }),
    text: Type.String({
      description: 'Describes what the panel shows and its dialogue, in the language of the pages.',
    }),
  },
  { title: 'Panel' },
);

export const IssuePages = Closed(
  {
    issue: Issue,
    language: Type.String({
      description: 'The language of the pages: the requested one, otherwise the original one.',
    }),
    version: Type.Integer({
      description: 'The version of the pages. Send it when new addresses of the same pages are requested.',
    }),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the addresses of the pages expire. Request new ones then.',
    }),
    pages: Type.Array(
      Closed({
        number: Type.Integer({ description: 'Counted from 1.' }),
        picture: Picture,
        panels: Type.Array(Panel, { description: 'In reading order; empty if unknown.' }),
      }),
    ),
    isSample: Type.Boolean({
      description:
        'True if the caller may not read the issue. `pages` then has only the sample, which may be empty; `issue.pagesCount` counts all pages.',
    }),
    reading: Nullable(
      Closed({
        page: Type.Integer({
          description: 'The reading position, counted from 0. It may be after the last page of this edition.',
        }),
        pagesCount: Type.Integer({ description: 'Pages of the edition and version that was read.' }),
        readAt: Instant,
      }),
    ),
  },
  { title: 'IssuePages' },
);

export const ReadingState = Vocabulary('ReadingState', ['reading', 'finished']);

export const Reading = Closed(
  {
    issue: Issue,
    page: Type.Integer({ description: 'Counted from 0.' }),
    pagesCount: Type.Integer(),
    readAt: Instant,
    finishedAt: Nullable(Instant),
  },
  { title: 'Reading' },
);

export const ReadingProgress = Closed(
  {
    issueId: Identifier,
    page: Type.Integer({ description: 'Counted from 0.' }),
    pagesCount: Type.Integer(),
    readAt: Instant,
    finishedAt: Nullable(Instant),
  },
  { title: 'ReadingProgress' },
);

export const Acquisition = Closed(
  {
    issue: Closed({ externalId: Identifier, slug: Type.String() }),
    expiresAt: Nullable(Instant),
  },
  { title: 'Acquisition' },
);
