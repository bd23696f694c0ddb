import { PassThrough } from 'node:stream';
import { readPassword } from '../../../../../server/identity/passwords/read-password.ts';

/** Opens a terminal that types the next line at each prompt. */
function openTerminal(...typedLines: string[]) {
  const input = new PassThrough();
  const output: string[] = [];
  const prompts = new PassThrough().on('data', (text) => {
    output.push(String(text));
    if (String(text).endsWith(': ')) input.write(typedLines.shift());
  });
  return { input: Object.assign(input, { isTTY: true }) as never, prompts, output };
}

it('reads the first line of piped input', async () => {
  const input = new PassThrough();
  input.end('segredo um\r\nmore\n');
  expect(await readPassword(input as never, new PassThrough())).toBe('segredo um');
});

it('asks twice on a terminal and does not show the password', async () => {
  const { input, prompts, output } = openTerminal('segredo\n', 'segredo\n');
  expect(await readPassword(input, prompts)).toBe('segredo');
  expect(output.join('')).toBe('Password (it is not shown): \nRepeat the password: \n');
});

it('rejects two different passwords', async () => {
  const { input, prompts } = openTerminal('segredo\n', 'segreda\n');
  await expect(readPassword(input, prompts)).rejects.toThrow('The two passwords differ');
});

it('rejects when Ctrl+C is pressed', async () => {
  const { input, prompts } = openTerminal('\u0003');
  await expect(readPassword(input, prompts)).rejects.toThrow('No account was created');
});
