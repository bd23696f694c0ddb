import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { judgeAudit } from './judge-audit.ts';

/** Fails on each known vulnerability of a dependency in production that accepted-findings.json does not give a reason for. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: resolve(import.meta.dirname, '../..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const accepted = JSON.parse(await readFile(resolve(import.meta.dirname, 'accepted-findings.json'), 'utf8'));
const { problems, isAudited } = judgeAudit(stdout ?? '', accepted);

if (!isAudited) {
  process.stdout.write(
    'Not audited: the npm registry is not reached or answers no audits. AUDIT=required makes this a failure.\n',
  );
  if (process.env.AUDIT === 'required') process.exitCode = 1;
} else if (problems.length === 0) {
  process.stdout.write('No known vulnerability that is not accepted.\n');
} else {
  process.stdout.write(
    `${problems.join('\n')}\nUpdate the dependency, or add the advisory and a reason to tools/audit/accepted-findings.json.\n`,
  );
  process.exitCode = 1;
}
