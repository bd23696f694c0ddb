/** Of `npm audit --json`: only what is read here. */
interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; severity: string })[] }>;
}

export interface AcceptedFinding {
  /** The page of the advisory: https://github.com/advisories/GHSA-… */
  advisory: string;
  /** Why it does not concern Banca, or what would have to happen before it can be repaired. */
  reason: string;
}

export interface Judgement {
  /** Sentences about findings that nobody has accepted, and about acceptances that are not needed or have no reason. */
  problems: string[];
  /** false where the registry answers no audits. */
  isAudited: boolean;
}

/** Compares the findings of an audit with those that were accepted. */
export function judgeAudit(json: string, accepted: readonly AcceptedFinding[]): Judgement {
  const report = parse(json);
  if (!report?.vulnerabilities) return { problems: [], isAudited: false };
  const findings = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities)) {
    for (const cause of via) {
      // A text names another package of the report, which has the advisory.
      if (typeof cause !== 'string') findings.set(cause.url, `${name}: ${cause.title} (${cause.severity})`);
    }
  }
  const known = new Set(accepted.map(({ advisory }) => advisory));
  return {
    isAudited: true,
    problems: [
      ...[...findings].filter(([url]) => !known.has(url)).map(([url, what]) => `${what}. ${url}`),
      ...accepted
        .filter(({ advisory }) => !findings.has(advisory))
        .map(({ advisory }) => `${advisory} is accepted but is no longer found: remove it.`),
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
