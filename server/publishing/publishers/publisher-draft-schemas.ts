import { Type } from 'typebox';
import { Picture, Publisher } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Nullable, Text } from '../../http/schema-types.ts';
import { firstOfMonthPattern } from '../../text/day-in-brazil.ts';
import { Description } from '../drafts/draft-schemas.ts';
import { LastRequest, RequestSummary } from '../requests/request-schemas.ts';
import { maxShareBasisPoints } from './publisher-share.ts';

const Name = Text(1, 100);

/** Only documentation and the check of texts: the handler reads the parts of the form. */
const formFields = {
  name: Name,
  username: Type.String({
    minLength: 3,
    maxLength: 40,
    pattern: '^[a-z0-9]+([._-][a-z0-9]+)*$',
    description: 'Its name in addresses, in lower case.',
  }),
  description: Description,
  taxNumber: Type.String({ pattern: '^(\\d{11}|\\d{14})$', description: 'A CPF or CNPJ, only digits.' }),
  picture: Type.Optional(Type.String({ format: 'binary', description: 'An image.' })),
};

export const PublisherApplicationForm = Type.Object(formFields, { title: 'PublisherApplicationForm' });

export const NewPublisherForm = Type.Object(
  {
    ...formFields,
    taxNumber: Type.Optional(formFields.taxNumber),
    ownerId: Type.Optional(
      Type.String({ format: 'uuid', description: 'An account that becomes a member and can publish.' }),
    ),
  },
  { title: 'NewPublisherForm' },
);

export const PublisherApplication = Closed(
  { request: Nullable(RequestSummary, { description: 'Null if the caller has never applied.' }) },
  { title: 'PublisherApplication' },
);

const changeableFields = {
  name: Name,
  description: Description,
  color: Publisher.properties.color,
  featuredSeriesId: Nullable(Identifier),
};

export const PublisherChanges = Closed(
  Type.Partial(
    Type.Object({
      ...changeableFields,
      priority: Type.Integer({
        minimum: -1_000_000,
        maximum: 1_000_000,
        description: 'Lists show higher priorities first. Only for staff.',
      }),
      isActive: Type.Boolean({
        description: 'Issues of an inactive publisher are not offered. Only for staff.',
      }),
      taxNumber: Nullable(formFields.taxNumber, {
        description: 'A CPF or CNPJ, only digits. Only for staff.',
      }),
    }),
  ).properties,
  { title: 'PublisherChanges', minProperties: 1 },
);

const PublisherShare = Closed(
  {
    validFrom: Type.String({
      pattern: firstOfMonthPattern,
      description: 'The first day of a month.',
    }),
    basisPoints: Type.Integer({
      minimum: 0,
      maximum: maxShareBasisPoints,
      description: 'Hundredths of a percent.',
    }),
  },
  { title: 'PublisherShare' },
);
export const NewPublisherShare = Closed(PublisherShare.properties, { title: 'NewPublisherShare' });

/** A publisher for its members and staff. */
export const PrivatePublisher = Closed(
  {
    dragonId: Identifier,
    name: Type.String(),
    username: Type.String(),
    description: Type.String(),
    picture: Nullable(Picture),
    color: changeableFields.color,
    featuredSeriesId: changeableFields.featuredSeriesId,
    priority: Type.Integer({ description: 'Lists show higher priorities first.' }),
    isActive: Type.Boolean(),
    taxNumber: Nullable(Type.String(), {
      description: 'A CPF or CNPJ. Null if it is unknown, and for everybody but staff.',
    }),
    version: Type.Integer({ description: 'Send it as `If-Match: "version"` with a change.' }),
    membersCount: Type.Integer(),
    shareBasisPoints: Type.Integer({
      description: 'The part of its revenue that it gets this month, in hundredths of a percent.',
    }),
    shares: Type.Array(PublisherShare, { description: 'All shares that were set, the earliest first.' }),
    proposal: Nullable(Closed(Type.Partial(Type.Object(changeableFields)).properties), {
      description: 'What the newest request proposes, if it was not approved: only what differs.',
    }),
    request: Nullable(LastRequest),
  },
  { title: 'PrivatePublisher' },
);
