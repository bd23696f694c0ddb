import { Type } from 'typebox';
import { type DeclaringRoute, declaredFailures } from './declared-failures.ts';
import { Failure } from './error-responses.ts';
import { type RefusalCode, refusals } from './refusal.ts';

/**
 * The failures of an operation by status, each with the closed union of its codes. They are not in the schema of the
 * route, which makes a serializer of each response: the error handler writes failures without one.
 */
export function failureResponses(route: DeclaringRoute) {
  const codes = [...declaredFailures(route)].sort();
  const byStatus = Object.groupBy(codes, (code) => refusals[code]);
  return Object.fromEntries(Object.entries(byStatus).map(([status, those]) => [status, failureWith(those)]));
}

const failureWith = (codes: RefusalCode[]) => ({
  ...Type.Intersect([Failure, Type.Object({ code: Type.Enum(codes) })]),
  'x-response-description': codes.join(', '),
});

interface Described {
  paths?: Record<string, Record<string, { responses?: Record<string, { description?: string }> }>>;
  components?: object;
}

/** Moves each response with one code to the components of an OpenAPI document, under the name of the code. */
export function shareFailureResponses<Document extends object>(document: Document): Document {
  const { paths = {}, components } = document as Described;
  const shared: Record<string, unknown> = {};
  const responses = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.responses ?? {}),
  );
  for (const ofOperation of responses) {
    for (const [status, response] of Object.entries(ofOperation)) {
      const code = response.description ?? '';
      if (!Object.hasOwn(refusals, code)) continue;
      shared[code] = response;
      ofOperation[status] = { $ref: `#/components/responses/${code}` } as object;
    }
  }
  const sorted = Object.fromEntries(Object.entries(shared).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { ...document, components: { ...components, responses: sorted } };
}
