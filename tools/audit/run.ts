import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { evaluateAudit } from './evaluate-audit.ts';

/* Fails if a production dependency has a known vulnerability that accepted-findings.json does not accept. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: resolve(import.meta.dirname, '../..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const accepted = JSON.parse(await readFile(resolve(import.meta.dirname, 'accepted-findings.json'), 'utf8'));
const { problems, isAudited } = evaluateAudit(stdout ?? '', accepted);

if (!isAudited) {
  process.stdout.write(
    'Not audited: the npm registry is unreachable or does not support audits. Set AUDIT=required to fail in this case.\n',
  );
  if (process.env.AUDIT === 'required') process.exitCode = 1;
} else if (problems.length === 0) {
  process.stdout.write('No unaccepted vulnerabilities.\n');
} else {
  process.stdout.write(
    `${problems.join('\n')}\nUpdate the dependency, or add the advisory and a reason to tools/audit/accepted-findings.json.\n`,
  );
  process.exitCode = 1;
}
