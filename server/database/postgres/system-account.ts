import { stat } from 'node:fs/promises';
import { nullIfMissing } from '../../errors/error-facts.ts';

/** The system account that runs PostgreSQL. Null for the account of this process. */
export type SystemAccount = { uid: number; gid: number } | null;

/** `nobody` on Linux. */
const unprivileged = { uid: 65534, gid: 65534 };

/** Root starts PostgreSQL as the owner of the folder, or as `nobody`, because PostgreSQL refuses to run as root. */
export async function chooseAccount(folder: string, userId = process.getuid?.()): Promise<SystemAccount> {
  if (userId !== 0) return null;
  const existing = await nullIfMissing(stat(folder));
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return unprivileged;
}

/** Variables that programs need to start. PostgreSQL does not get the others: they hold secrets. */
const passedVariables = ['PATH', 'SystemRoot', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** Options for a child process that runs as the account. */
export const childOptions = (account: SystemAccount) => ({
  ...account,
  env: {
    ...Object.fromEntries(passedVariables.map((name) => [name, process.env[name]])),
    // English messages, which this folder reads. On macOS, PostgreSQL does not start without a locale.
    LC_ALL: 'C',
  },
});
