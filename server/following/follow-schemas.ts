import { type Static, Type } from 'typebox';
import { Issue } from '../catalogue/schemas.ts';
import { Instant } from '../http/schema-types.ts';
import { Vocabulary } from '../http/vocabulary.ts';

const FollowKind = Vocabulary('FollowKind', ['series', 'publisher', 'creator']);

/** A series, a publisher or a creator. */
export const WithFollowTarget = Type.Object({
  kind: FollowKind,
  id: Type.String({
    minLength: 1,
    maxLength: 200,
    // PostgreSQL refuses the null character in texts.
    pattern: '^[^\\u0000]+$',
    description: 'The identifier of a series or publisher, or the slug of a creator.',
  }),
});
export type FollowTargetId = Static<typeof WithFollowTarget>;

export const FollowMark = Type.Object(
  {
    kind: FollowKind,
    id: Type.String(),
    seenAt: { ...Instant, description: 'Issues that were published later are new for the reader.' },
  },
  { additionalProperties: false, title: 'FollowMark' },
);

export const maxNewIssuesCount = 99;

export const Follow = Type.Object(
  {
    ...FollowMark.properties,
    slug: Type.String({
      description:
        'Of the series or creator, or the username of the publisher: the last part of its address.',
    }),
    name: Type.String(),
    newIssuesCount: Type.Integer({ minimum: 0, maximum: maxNewIssuesCount }),
    newestIssue: Issue,
  },
  { additionalProperties: false, title: 'Follow' },
);
