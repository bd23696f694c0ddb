import { partOf } from './parts.ts';
import type { RunResult } from './run-suite.ts';

const maxSlowFiles = 10;

/** Formats results by part, then the slowest files. A part's time is the sum of its files, which run in parallel. */
export function resultTable(results: readonly RunResult[]): string {
  const rows = results.flatMap((result) => [
    rowOf(result),
    ...(result.files.length > 0 ? partRows(result) : []),
  ]);
  const total = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const isPassed = results.every((result) => result.isPassed);
  const tests = results.flatMap(({ files }) => files).reduce((sum, file) => sum + file.passed, 0);
  const table = [
    ['part', 'result', 'duration', 'sum of files', 'tests'],
    ...rows,
    ['all', isPassed ? 'passed' : 'FAILED', seconds(total), '', String(tests)],
  ];
  return [alignColumns(table), ...slowestFiles(results), ...failedFiles(results)].join('\n');
}

const rowOf = ({ run, isPassed, milliseconds, files }: RunResult): string[] => [
  run.name,
  isPassed ? 'passed' : 'FAILED',
  seconds(milliseconds),
  '',
  run.read ? countOf(files) : '',
];

const partRows = ({ run, files }: RunResult): string[][] =>
  run.parts.map((part) => {
    const own = files.filter(({ file }) => partOf(file) === part);
    const isPassed = own.every(({ failures }) => failures.length === 0);
    const sum = own.reduce((total, { milliseconds }) => total + milliseconds, 0);
    return [`  ${part.name}`, isPassed ? 'passed' : 'FAILED', '', seconds(sum), countOf(own)];
  });

function countOf(files: RunResult['files']): string {
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.reduce((sum, file) => sum + file.failures.length, 0);
  return failed > 0 ? `${passed} and ${failed} failed` : String(passed);
}

function slowestFiles(results: readonly RunResult[]): string[] {
  const files = results
    .flatMap((result) => result.files)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, maxSlowFiles);
  if (files.length === 0) return [];
  return [
    '',
    'Slowest files',
    alignColumns(files.map(({ file, milliseconds }) => [file, seconds(milliseconds)])),
  ];
}

/** Lists the commands that run each failed file alone. */
function failedFiles(results: readonly RunResult[]): string[] {
  const failed = results.filter(({ isPassed }) => !isPassed);
  if (failed.length === 0) return [];
  const commands = failed.flatMap(({ run, files }) => {
    const own = files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
    return own.length > 0 ? own : run.parts.map(({ name }) => name);
  });
  return ['', 'Run failed files alone', ...commands.map((name) => `  npm test -- ${name}`)];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
