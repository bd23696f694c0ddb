import { Type } from 'typebox';
import { Picture, PublisherSummary } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Nullable } from '../../http/schema-types.ts';
import { Description, EditionLanguage, Slug, Title } from '../drafts/draft-schemas.ts';
import { LastRequest } from '../requests/request-schemas.ts';

const texts = { slug: Slug, title: Title, description: Description };

export const NewSeries = Closed(texts, { title: 'NewSeries' });
export const NewSeriesOfPublisher = Closed(
  { publisherId: Identifier, ...texts },
  { title: 'NewSeriesOfPublisher' },
);
export const SeriesChanges = Closed(Type.Partial(Type.Object(texts)).properties, {
  title: 'SeriesChanges',
  minProperties: 1,
});

/** Only documentation and the check of texts: the handler reads the parts of the form. */
export const SeriesDescriptorForm = Type.Object(
  {
    language: EditionLanguage,
    title: Title,
    description: Description,
    removesCover: Type.Optional(
      Type.Literal('true', { description: 'Shows the cover of the first issue again.' }),
    ),
    cover: Type.Optional(
      Type.String({
        format: 'binary',
        description: 'An image. By default the former one, or else the cover of the first issue.',
      }),
    ),
  },
  { title: 'SeriesDescriptorForm' },
);

const SeriesDescriptor = Closed(
  {
    language: Type.String(),
    title: Type.String(),
    description: Type.String(),
    cover: Nullable(Picture, { description: 'Null for the cover of the first issue.' }),
  },
  { title: 'SeriesDescriptor' },
);

/** What a request proposes for a series: only what differs from what readers get. */
export const SeriesProposal = Closed(
  Type.Partial(
    Type.Object({
      slug: Type.String(),
      title: Type.String(),
      description: Type.String(),
      descriptors: Type.Array(SeriesDescriptor),
    }),
  ).properties,
  { title: 'SeriesProposal' },
);

/** A series for its publisher and staff. */
export const PrivateSeries = Closed(
  {
    externalId: Identifier,
    publisher: PublisherSummary,
    isPublished: Type.Boolean({ description: 'False before the first approval.' }),
    slug: Type.String(),
    title: Type.String({ description: 'As readers get it; before the first approval, as proposed.' }),
    description: Type.String(),
    descriptors: Type.Array(SeriesDescriptor, {
      description: 'How readers get the series in languages that have texts of their own.',
    }),
    proposal: Nullable(SeriesProposal, {
      description: 'What the newest request proposes, if it was not approved: only what differs.',
    }),
    request: Nullable(LastRequest),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the addresses of proposed covers expire. Request new ones then.',
    }),
  },
  { title: 'PrivateSeries' },
);
