import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { FileReport } from './file-report.ts';
import { root } from './parts.ts';
import type { SuiteRun } from './suite-run.ts';

export interface RunResult {
  readonly run: SuiteRun;
  readonly isPassed: boolean;
  readonly milliseconds: number;
  readonly files: readonly FileReport[];
}

/** Runs all processes in order, even after a failure, and shows their output. */
export async function runSuite(runs: readonly SuiteRun[]): Promise<RunResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-suite-'));
  const results: RunResult[] = [];
  try {
    for (const run of runs) {
      process.stdout.write(`\n› ${run.name}\n`);
      results.push(await runOne(run, join(folder, `${run.name}.json`)));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return results;
}

async function runOne(run: SuiteRun, report: string): Promise<RunResult> {
  const startedAt = performance.now();
  const { args = [], env = {} } = run.reporting?.(report) ?? {};
  const code = await exitCodeOf(run.command, args, env);
  const milliseconds = performance.now() - startedAt;
  const json = await readFile(report, 'utf8').catch(() => null);
  const files = json === null ? [] : (run.read?.(json, (path) => relative(root, path)) ?? []);
  return { run, isPassed: code === 0, milliseconds, files };
}

/** The command of a script in package.json is `run NAME`. */
function exitCodeOf(
  command: readonly string[],
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number | null> {
  const [first = ''] = command;
  const isScript = first.startsWith('run ');
  const child = isScript
    ? spawn('npm', ['--silent', ...first.split(' ')], { cwd: root, stdio: 'inherit' })
    : spawn(process.execPath, [...command, ...args], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...env },
      });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}
