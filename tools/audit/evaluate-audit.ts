/** The part of the report of `npm audit --json` that is used. */
interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; severity: string })[] }>;
}

export interface AcceptedFinding {
  /** The page of the advisory: https://github.com/advisories/GHSA-… */
  advisory: string;
  /** Why it does not affect Banca, or what must happen before it can be fixed. */
  reason: string;
}

export interface AuditResult {
  /** Sentences about findings that are not accepted, and about acceptances that are obsolete or lack a reason. */
  problems: string[];
  /** False if the registry does not support audits. */
  isAudited: boolean;
}

/** Compares the findings of an audit with the accepted ones. */
export function evaluateAudit(json: string, accepted: readonly AcceptedFinding[]): AuditResult {
  const report = parse(json);
  if (!report?.vulnerabilities) return { problems: [], isAudited: false };
  const findings = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities)) {
    for (const cause of via) {
      // A string is the name of another package in the report, which contains the advisory.
      if (typeof cause !== 'string') findings.set(cause.url, `${name}: ${cause.title} (${cause.severity})`);
    }
  }
  const known = new Set(accepted.map(({ advisory }) => advisory));
  return {
    isAudited: true,
    problems: [
      ...[...findings].filter(([url]) => !known.has(url)).map(([url, finding]) => `${finding}. ${url}`),
      ...accepted
        .filter(({ advisory }) => !findings.has(advisory))
        .map(({ advisory }) => `${advisory} is accepted but no longer found. Remove it.`),
      ...accepted
        .filter(({ reason }) => reason.trim().length < 20)
        .map(({ advisory }) => `${advisory} is accepted without a reason.`),
    ],
  };
}

function parse(json: string): AuditReport | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
