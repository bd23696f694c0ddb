import { PassThrough } from 'node:stream';
import { readPassword } from '../../../../../server/identity/passwords/read-password.ts';

function terminal(...typed: string[]) {
  const input = new PassThrough();
  const shown: string[] = [];
  const prompts = new PassThrough().on('data', (text) => {
    shown.push(String(text));
    if (String(text).endsWith(': ')) input.write(typed.shift());
  });
  return { input: Object.assign(input, { isTTY: true }) as never, prompts, shown };
}

it('takes the first line of what is piped in', async () => {
  const input = new PassThrough();
  input.end('segredo um\r\nmore\n');
  expect(await readPassword(input as never, new PassThrough())).toBe('segredo um');
});

it('asks twice on a terminal and shows nothing of what is typed', async () => {
  const { input, prompts, shown } = terminal('segredo\n', 'segredo\n');
  expect(await readPassword(input, prompts)).toBe('segredo');
  expect(shown.join('')).toBe('Password (it is not shown): \nThe same once more: \n');
});

it('takes no password that was typed in two ways', async () => {
  const { input, prompts } = terminal('segredo\n', 'segreda\n');
  await expect(readPassword(input, prompts)).rejects.toThrow('The two passwords differ');
});

it('ends when the terminal does', async () => {
  const { input, prompts } = terminal('\u0003');
  await expect(readPassword(input, prompts)).rejects.toThrow('no account was made');
});
