import { execFileSync } from 'node:child_process';
import { root } from './parts.ts';

const lines = (...command: string[]): string[] =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files that differ from where this branch left `base`, from the root of the repository: committed or not, removed ones
 * and those that Git does not know yet.
 */
export function changedFiles(base: string): string[] {
  const [from = base] = base === 'HEAD' ? [base] : lines('merge-base', base, 'HEAD');
  return [...new Set([...lines('diff', '--name-only', from), ...untracked()])].sort();
}

/** All tracked and untracked files, without those that Git ignores. */
export const allFiles = (): string[] => [...new Set([...lines('ls-files'), ...untracked()])];

const untracked = () => lines('ls-files', '--others', '--exclude-standard');
