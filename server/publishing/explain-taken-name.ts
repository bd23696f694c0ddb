import { codeOf } from '../errors/error-facts.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';

const uniqueViolation = '23505';

/** The unique constraints and indexes that two requests can violate at the same time. */
const codeByConstraint: Readonly<Record<string, ApiErrorCode>> = {
  draft_slug_key: 'ISSUE.EXISTING_SLUG',
  issue_slug_key: 'ISSUE.EXISTING_SLUG',
  issue_fingerprint_key: 'ISSUE.DUPLICATE_CONTENT',
  series_slug_key: 'SERIES.EXISTING_SLUG',
  request_series_slug: 'SERIES.EXISTING_SLUG',
  publisher_username: 'PUBLISHER.EXISTING_USERNAME',
  publisher_username_key: 'PUBLISHER.EXISTING_USERNAME',
  request_publisher_username: 'PUBLISHER.EXISTING_USERNAME',
  request_applicant: 'CONTENT.EXISTING_REQUEST',
};

/** Throws the ApiError for a name that another request took after it was checked. Other errors are rethrown. */
export function explainTakenName(error: unknown): never {
  const code = codeOf(error) === uniqueViolation && codeByConstraint[constraintOf(error)];
  throw code ? new ApiError(code) : error;
}

const constraintOf = (error: unknown): string => String((error as { constraint?: unknown }).constraint);
