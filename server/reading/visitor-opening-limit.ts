import type { AttemptLimit } from '../http/attempts.ts';

/** Issues that visitors of one network may open. High, because the customers of a mobile operator share few networks. */
export const visitorOpeningLimit: AttemptLimit = {
  name: 'issues opened by visitors of a network',
  maxCount: 3000,
  periodMs: 15 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};
