import {
  failureResponses,
  shareFailureResponses,
} from '../../../../../server/http/failures/failure-responses.ts';

it('describes the failures of an operation by status, with their codes', () => {
  const failures = ['SERIES.NOT_FOUND', 'ISSUE.NOT_FOUND', 'PAGE.EXPIRED'] as const;
  const responses = failureResponses({ method: 'GET', config: { access: 'anyone', failures } });
  expect(Object.keys(responses)).toEqual(['400', '404', '410', '421', '500', '503']);
  expect(responses[404]).toMatchObject({
    'x-response-description': 'ISSUE.NOT_FOUND, SERIES.NOT_FOUND',
    allOf: [
      { title: 'Failure' },
      { properties: { code: { enum: ['ISSUE.NOT_FOUND', 'SERIES.NOT_FOUND'] } } },
    ],
  });
});

it('shares responses with a single code between the operations of a document', () => {
  const expiredResponse = { description: 'PAGE.EXPIRED', content: {} };
  const notFoundResponse = { description: 'ISSUE.NOT_FOUND, SERIES.NOT_FOUND', content: {} };
  const shared = { $ref: '#/components/responses/PAGE.EXPIRED' };
  const document = {
    paths: {
      '/one': { get: { responses: { 200: { description: 'Default Response' }, 410: expiredResponse } } },
      '/other': { get: { responses: { 404: notFoundResponse, 410: expiredResponse } } },
    },
    components: { schemas: {} },
  };
  expect(shareFailureResponses(document)).toEqual({
    paths: {
      '/one': { get: { responses: { 200: { description: 'Default Response' }, 410: shared } } },
      '/other': { get: { responses: { 404: notFoundResponse, 410: shared } } },
    },
    components: { schemas: {}, responses: { 'PAGE.EXPIRED': expiredResponse } },
  });
});
