import { evaluateAudit } from '../../../../tools/audit/evaluate-audit.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const auditReport = JSON.stringify({
  vulnerabilities: {
    parser: { via: [{ url, title: 'Slow for long texts', severity: 'high' }] },
    server: { via: ['parser'] },
  },
});
const reason = 'Only the build uses it, with texts of our own.';

it('reports each advisory once, with its package', () => {
  expect(evaluateAudit(auditReport, [])).toEqual({
    isAudited: true,
    problems: [`parser: Slow for long texts (high). ${url}`],
  });
});

it('accepts a finding with a reason', () => {
  expect(evaluateAudit(auditReport, [{ advisory: url, reason }]).problems).toEqual([]);
});

it('reports accepted advisories without a reason', () => {
  expect(evaluateAudit(auditReport, [{ advisory: url, reason: ' ' }]).problems).toEqual([
    `${url} is accepted without a reason.`,
  ]);
});

it('reports accepted advisories that are no longer found', () => {
  expect(evaluateAudit('{"vulnerabilities":{}}', [{ advisory: url, reason }]).problems).toEqual([
    `${url} is accepted but no longer found. Remove it.`,
  ]);
});

it.each(['', 'no json', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'reports that nothing was audited if npm prints %j',
  (json) => {
    expect(evaluateAudit(json, [])).toEqual({ isAudited: false, problems: [] });
  },
);
