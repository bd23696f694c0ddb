import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ExplainedFailure } from '../../errors/explained-failure.ts';

/** Asks twice for a password on the terminal without showing it. If the input is piped, returns its first line. */
export async function readPassword(
  input: NodeJS.ReadStream = process.stdin,
  prompts: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silence, terminal: true });
  const interrupted = new Promise<never>((_resolve, reject) => {
    terminal.once('SIGINT', () => reject(new ExplainedFailure('Interrupted. No account was created.')));
    terminal.once('close', () =>
      reject(new ExplainedFailure('No password was entered. No account was created.')),
    );
  });
  interrupted.catch(() => {});
  const ask = async (question: string) => {
    const line = terminal.question('');
    prompts.write(question);
    const answer = await Promise.race([line, interrupted]);
    prompts.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password (it is not shown): ');
    if (password === (await ask('Repeat the password: '))) return password;
    throw new ExplainedFailure('The two passwords differ. No account was created.');
  } finally {
    terminal.close();
  }
}
