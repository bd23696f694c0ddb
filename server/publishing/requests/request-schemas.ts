import { Type } from 'typebox';
import { Picture } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Instant, Nullable, Text } from '../../http/schema-types.ts';
import { Vocabulary } from '../../http/vocabulary.ts';

export const RequestState = Vocabulary('RequestState', ['waiting', 'approved', 'rejected']);
export const RequestKind = Vocabulary('RequestKind', ['issue', 'series', 'publisher']);

/** The newest request for approval of a subject. */
export const LastRequest = Closed(
  {
    externalId: Identifier,
    state: RequestState,
    reason: Nullable(Type.String(), { description: 'Why it was rejected.' }),
    submittedAt: Instant,
    answeredAt: Nullable(Instant),
  },
  { title: 'LastRequest' },
);

export const RequestSummary = Closed(
  {
    externalId: Identifier,
    kind: RequestKind,
    subjectId: Type.String({ format: 'uuid', description: 'The id of the issue, series or publisher.' }),
    name: Type.String({ description: 'The name or title of the subject.' }),
    publisher: Nullable(Closed({ dragonId: Identifier, name: Type.String(), username: Type.String() }), {
      description: 'Null for a publisher that does not exist yet.',
    }),
    state: RequestState,
    reason: Nullable(Type.String(), { description: 'Why it was rejected.' }),
    submittedAt: Instant,
    answeredAt: Nullable(Instant),
  },
  { title: 'RequestSummary' },
);

export const RequestDetail = Closed(
  {
    ...RequestSummary.properties,
    content: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What was submitted. Its fields depend on the kind. Only staff see tax numbers.',
    }),
    pictures: Type.Array(
      Closed({ hash: Type.String({ description: 'The name of the image in `content`.' }), picture: Picture }),
      {
        description: 'Proposed images of a series or a publisher. Those of an issue are in its working copy.',
      },
    ),
    submittedBy: Type.String({ format: 'uuid', description: 'The account of the sender.' }),
  },
  { title: 'RequestDetail' },
);

export const RequestAnswer = Closed(
  {
    isApproved: Type.Boolean(),
    reason: Type.Optional(Text(1, 2000, 'Required for a rejection: what the publisher should change.')),
  },
  { title: 'RequestAnswer' },
);
