import type { ErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';

/** Codes that mean the content will stay unavailable. */
const finalCodes: readonly ErrorCode[] = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'PUBLISHER.NOT_ACTIVE',
  'PUBLISHER.NOT_FOUND',
  'CREATOR.NOT_FOUND',
  'SERIES.NOT_FOUND',
  // An address that no content can have.
  'REQUEST.INVALID',
  'CONTENT.WAITING_APPROVAL',
  'USER.BLOCKED_CONTENT',
  'USER.AGE_UNVERIFIED',
  'USER.NO_ACCESS',
];

/** True if a retry cannot succeed. */
export const isFinal = ({ code }: Failure): boolean => finalCodes.includes(code);
