import { execFileSync } from 'node:child_process';
import { root } from './parts.ts';

const lines = (...command: string[]): string[] =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Returns the files that changed since this branch left `base`, relative to the root: committed, uncommitted, removed and
 * untracked ones.
 */
export function changedFiles(base: string): string[] {
  const [from = base] = base === 'HEAD' ? [base] : lines('merge-base', base, 'HEAD');
  return [...new Set([...lines('diff', '--name-only', from), ...listUntracked()])].sort();
}

/** Returns all tracked and untracked files, except ignored ones. */
export const allFiles = (): string[] => [...new Set([...lines('ls-files'), ...listUntracked()])];

const listUntracked = () => lines('ls-files', '--others', '--exclude-standard');
