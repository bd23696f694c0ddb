import { Type } from 'typebox';
import { genres } from '../../catalogue/genres.ts';
import { maxSamplePages } from '../../catalogue/sample-pages-count.ts';
import { MarketOffer, Panel, ParentalRating, Picture, PublisherSummary } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Instant, Nullable, Text } from '../../http/schema-types.ts';
import { NullableVocabulary, Vocabulary } from '../../http/vocabulary.ts';
import { LastRequest } from '../requests/request-schemas.ts';

export const Slug = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const EditionLanguage = Type.String({
  maxLength: 35,
  pattern: '^[a-z]{2,3}(-[a-z0-9]{2,8})*$',
  description: "In lower case, such as 'pt-br'.",
});
export const Title = Text(1, 500);
export const Description = Text(0, 5000);

const detailsFields = {
  slug: Slug,
  seriesId: Nullable(Identifier),
  // A union would turn null into 0, because numbers are accepted as texts.
  number: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1_000_000 }),
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' })),
  releaseDate: Nullable(Type.String({ format: 'date' })),
  originalTitle: Nullable(Title),
  originalLanguage: EditionLanguage,
  parentalRating: ParentalRating(),
  genre: NullableVocabulary('Genre', genres),
  samplePages: Type.Integer({
    minimum: 0,
    maximum: maxSamplePages,
    description: 'Pages that everyone may read, if an edition has at least twice as many. 0: no sample.',
  }),
  readingDirection: Vocabulary('ReadingDirection', ['ltr', 'rtl']),
  readingMode: Vocabulary('ReadingMode', ['paged', 'vertical']),
  contributors: Type.Array(Closed({ name: Text(1, 200), role: Text(1, 100) }), { maxItems: 100 }),
};

/** Absent fields of a new issue have these values. */
export const defaultIssueDetails = {
  seriesId: null,
  number: null,
  country: null,
  releaseDate: null,
  originalTitle: null,
  originalLanguage: 'pt-br',
  parentalRating: 'L',
  genre: null,
  samplePages: 3,
  readingDirection: 'ltr',
  readingMode: 'paged',
  contributors: [],
} as const;

const { slug, ...optionalFields } = detailsFields;

export const NewIssueBody = Closed(
  { slug, ...Type.Partial(Type.Object(optionalFields)).properties },
  { title: 'NewIssue' },
);
export const NewIssueOfPublisher = Closed(
  { publisherId: Identifier, ...NewIssueBody.properties },
  { title: 'NewIssueOfPublisher' },
);
export const IssueChanges = Closed(Type.Partial(Type.Object(detailsFields)).properties, {
  title: 'IssueChanges',
  minProperties: 1,
});

const Publication = Vocabulary('Publication', ['unpublished', 'not for sale', 'scheduled', 'on sale'], {
  description:
    'unpublished: never approved. not for sale: approved, but in no market, or withdrawn. scheduled: on sale from `publishedAt`.',
});

/** A market in which an issue is offered. Publishers and staff can change it by its id. */
export const MarketEntry = Closed(
  { externalId: Identifier, ...MarketOffer.properties },
  { title: 'MarketEntry' },
);

export const DraftContent = Closed(
  {
    externalId: Identifier,
    language: Type.String(),
    title: Type.String(),
    description: Type.String(),
    cover: Nullable(Picture, {
      description:
        'Null if the first page is the cover and there is none yet. If that shows both covers, readers get its front half.',
    }),
    version: Type.Integer({ description: 'Send it as `If-Match: "version"` with a change.' }),
    pages: Type.Array(
      Closed({
        number: Type.Integer({ description: 'Counted from 1.' }),
        picture: Picture,
        panels: Type.Array(Panel, { description: 'In reading order; empty if unknown.' }),
        proposal: Nullable(
          Closed(
            {
              panels: Type.Array(Type.Omit(Panel, ['text']), { description: 'In reading order.' }),
              confidence: Type.Number({
                minimum: 0,
                maximum: 1,
                description: 'How likely all panels and their order are right.',
              }),
            },
            { title: 'PanelProposal' },
          ),
          {
            description:
              'Panels that the platform found. Readers never get them; send them as `panels` to accept them. Null until the page is analysed.',
          },
        ),
        fileName: Nullable(Type.String(), {
          description: 'The uploaded file that contained it. Null if it was imported.',
        }),
      }),
    ),
  },
  { title: 'DraftContent' },
);

/** The working copy of an issue, for its publisher and staff. */
export const PrivateIssue = Closed(
  {
    externalId: Identifier,
    publisher: PublisherSummary,
    ...detailsFields,
    version: Type.Integer({ description: 'Send it as `If-Match: "version"` with a change of the details.' }),
    copyVersion: Type.Integer({
      description: 'Of the details, editions and pages. Send it as `If-Match: "copyVersion"` to submit them.',
    }),
    saleVersion: Type.Integer({
      description: 'Send it as `If-Match: "saleVersion"` with a change of the sale.',
    }),
    isChanged: Type.Boolean({ description: 'Whether it differs from the version that readers get.' }),
    publication: Publication,
    publishedAt: Nullable(Instant, {
      description: 'When its sale starts or started. Null if it is not for sale.',
    }),
    request: Nullable(LastRequest),
    markets: Type.Array(MarketEntry),
    contents: Type.Array(DraftContent, { description: 'The language editions.' }),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the addresses of covers and pages expire. Request new ones then.',
    }),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'PrivateIssue' },
);

/** An issue in a list for its publisher and staff. */
export const PrivateIssueSummary = Closed(
  {
    externalId: Identifier,
    slug: Type.String(),
    title: Nullable(Type.String(), { description: 'Null without content.' }),
    number: Nullable(Type.Number()),
    seriesId: Nullable(Identifier),
    cover: Nullable(Picture),
    pagesCount: Type.Integer(),
    isChanged: Type.Boolean({ description: 'Whether it differs from the version that readers get.' }),
    publication: Publication,
    requestState: NullableVocabulary('RequestState', ['waiting', 'approved', 'rejected'], {
      description: 'Of the newest request. Null if there was none.',
    }),
    updatedAt: Instant,
  },
  { title: 'PrivateIssueSummary' },
);
