import { type Static, type TObject, Type } from 'typebox';
import { genres } from '../../catalogue/genres.ts';
import { Panel, ParentalRating, Picture } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Nullable } from '../../http/schema-types.ts';
import { NullableVocabulary, Vocabulary } from '../../http/vocabulary.ts';
import { RequestSummary } from '../requests/request-schemas.ts';
import { SeriesProposal } from '../series/series-draft-schemas.ts';

/* Texts have no length limits, because the serializer validates unions, and imported texts may be longer. */

/** An issue with its editions and pages, as it was submitted or as readers get it. */
const IssueVersion = Closed(
  {
    slug: Type.String(),
    seriesId: Nullable(Identifier),
    number: Nullable(Type.Number()),
    country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
    releaseDate: Nullable(Type.String({ description: 'YYYY-MM-DD.' })),
    originalTitle: Nullable(Type.String()),
    originalLanguage: Type.String(),
    parentalRating: ParentalRating(),
    genre: NullableVocabulary('Genre', genres),
    samplePages: Type.Integer(),
    readingDirection: Vocabulary('ReadingDirection', ['ltr', 'rtl']),
    readingMode: Vocabulary('ReadingMode', ['paged', 'vertical']),
    contributors: Type.Array(Closed({ name: Type.String(), role: Type.String() })),
    contents: Type.Array(
      Closed(
        {
          externalId: Identifier,
          language: Type.String(),
          title: Type.String(),
          description: Type.String(),
          cover: Nullable(Picture, { description: 'Null if its image was removed.' }),
          pages: Type.Array(
            Closed({
              number: Type.Integer({ description: 'Counted from 1.' }),
              picture: Nullable(Picture, { description: 'Null if its image was removed.' }),
              panels: Type.Array(Panel, { description: 'In reading order; empty if unknown.' }),
            }),
          ),
        },
        { title: 'IssueVersionContent' },
      ),
      { description: 'The language editions.' },
    ),
  },
  { title: 'IssueVersion' },
);

const PublishedSeries = Type.Required(SeriesProposal, { title: 'PublishedSeries' });

const PublishedPublisher = Closed(
  {
    name: Type.String(),
    username: Type.String(),
    description: Type.String(),
    picture: Nullable(Picture),
    color: Nullable(Type.String({ description: '#rrggbb.' })),
    featuredSeriesId: Nullable(Identifier),
  },
  { title: 'PublishedPublisher' },
);

const PublisherProposal = Closed(
  {
    ...Type.Partial(PublishedPublisher).properties,
    taxNumber: Type.Optional(
      Nullable(Type.String(), {
        description: 'A CPF or CNPJ of an application. Only for staff, and until the answer.',
      }),
    ),
  },
  { title: 'PublisherProposal' },
);

/** `proposal` and `published` have the same fields, so that they can be compared. */
const detailOf = <Kind extends string, Proposal extends TObject, Published extends TObject>(
  kind: Kind,
  { title, proposal, published }: { title: string; proposal: Proposal; published: Published },
) =>
  Closed(
    {
      ...RequestSummary.properties,
      kind: Type.Literal(kind),
      proposal,
      published: Nullable(published, {
        description: 'What readers get now. Null before the first approval.',
      }),
      submittedBy: Type.String({ format: 'uuid', description: 'The account of the sender.' }),
    },
    { title },
  );

/** An issue is proposed as a whole; series and publishers only with what differed when it was submitted. */
export const RequestDetail = Type.Union(
  [
    detailOf('issue', { title: 'IssueRequest', proposal: IssueVersion, published: IssueVersion }),
    detailOf('series', { title: 'SeriesRequest', proposal: SeriesProposal, published: PublishedSeries }),
    detailOf('publisher', {
      title: 'PublisherRequest',
      proposal: PublisherProposal,
      published: PublishedPublisher,
    }),
  ],
  { title: 'RequestDetail' },
);

export type IssueVersionAnswer = Static<typeof IssueVersion>;
export type PublishedPublisherAnswer = Static<typeof PublishedPublisher>;
export type PublisherProposalAnswer = Static<typeof PublisherProposal>;
export type PublishedSeriesAnswer = Static<typeof PublishedSeries>;
