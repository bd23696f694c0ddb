import type { Failure } from '../../../domain/failure.ts';

/** What a service says of something that it keeps to itself. */
const final: readonly string[] = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'PUBLISHER.NOT_ACTIVE',
  'PUBLISHER.NOT_FOUND',
  'SERIES.NOT_FOUND',
  'CONTENT.WAITING_APPROVAL',
  'USER.BLOCKED_CONTENT',
  'USER.NO_ACCESS',
];

/** True where asking again brings nothing else. */
export const isFinal = ({ code }: Failure): boolean => final.includes(code);
