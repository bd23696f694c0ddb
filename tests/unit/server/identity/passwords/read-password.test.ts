import { PassThrough } from 'node:stream';
import { readPassword } from '../../../../../server/identity/passwords/read-password.ts';

/** A terminal on which the answers are typed at each prompt. */
function terminal(...answers: string[]) {
  const input = new PassThrough();
  const output: string[] = [];
  const prompts = new PassThrough().on('data', (text) => {
    output.push(String(text));
    if (String(text).endsWith(': ')) input.write(answers.shift());
  });
  return { input: Object.assign(input, { isTTY: true }) as never, prompts, output };
}

it('reads the first line of piped input', async () => {
  const input = new PassThrough();
  input.end('segredo um\r\nmore\n');
  expect(await readPassword(input as never, new PassThrough())).toBe('segredo um');
});

it('asks twice on a terminal and does not show the password', async () => {
  const { input, prompts, output } = terminal('segredo\n', 'segredo\n');
  expect(await readPassword(input, prompts)).toBe('segredo');
  expect(output.join('')).toBe('Password (it is not shown): \nRepeat the password: \n');
});

it('rejects two different passwords', async () => {
  const { input, prompts } = terminal('segredo\n', 'segreda\n');
  await expect(readPassword(input, prompts)).rejects.toThrow('The two passwords differ');
});

it('rejects when the reader interrupts it', async () => {
  const { input, prompts } = terminal('\u0003');
  await expect(readPassword(input, prompts)).rejects.toThrow('No account was created');
});
