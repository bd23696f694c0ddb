import { Type } from 'typebox';
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

export const RequestAnswer = Closed(
  {
    isApproved: Type.Boolean(),
    reason: Type.Optional(Text(1, 2000, 'Required for a rejection: what the publisher should change.')),
  },
  { title: 'RequestAnswer' },
);

/** Describes the routes of requests. */
export const requestKindsText =
  'Requests about issues and series are for PUBLISHING and PUBLISHING_STAFF, those about publishers for MANAGER and MANAGER_STAFF.';
