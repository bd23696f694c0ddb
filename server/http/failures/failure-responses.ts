import { Type } from 'typebox';
import { type ApiErrorCode, statusByCode } from '../api-error.ts';
import { type DeclaringRoute, declaredFailures } from './declared-failures.ts';
import { Failure } from './error-responses.ts';

/**
 * Describes the failures of an operation by status, each with the closed union of its codes. They are not in the route's
 * schema, because Fastify would create a serializer for each, and the error handler needs none.
 */
export function failureResponses(route: DeclaringRoute) {
  const codes = [...declaredFailures(route)].sort();
  const byStatus = Object.groupBy(codes, (code) => statusByCode[code]);
  return Object.fromEntries(Object.entries(byStatus).map(([status, group]) => [status, failureWith(group)]));
}

const failureWith = (codes: ApiErrorCode[]) => ({
  ...Type.Intersect([Failure, Type.Object({ code: Type.Enum(codes) })]),
  'x-response-description': codes.join(', '),
});

interface DocumentParts {
  paths?: Record<string, Record<string, { responses?: Record<string, { description?: string }> }>>;
  components?: object;
}

/** Moves each response with one code to the components of an OpenAPI document, under the name of the code. */
export function shareFailureResponses<Document extends object>(document: Document): Document {
  const { paths = {}, components } = document as DocumentParts;
  const shared: Record<string, unknown> = {};
  const responses = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.responses ?? {}),
  );
  for (const operationResponses of responses) {
    for (const [status, response] of Object.entries(operationResponses)) {
      const code = response.description ?? '';
      if (!Object.hasOwn(statusByCode, code)) continue;
      shared[code] = response;
      operationResponses[status] = { $ref: `#/components/responses/${code}` } as object;
    }
  }
  const sorted = Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...components, responses: sorted } };
}
