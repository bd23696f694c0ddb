import type { Socket } from 'node:net';

/** The most characters of one line: longer ones are no messages of ours. */
const longestLine = 1024 * 1024;

/** Says nothing to one who has gone. */
export function writeLine(socket: Socket, message: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** What comes over a socket, message by message, until it ends. Throws when it breaks or when a line is no JSON. */
export async function* readLines(socket: Socket): AsyncGenerator<unknown> {
  socket.setEncoding('utf8');
  let held = '';
  for await (const text of socket as AsyncIterable<string>) {
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    if (held.length > longestLine) throw new Error('A line over the control socket is too long.');
    for (const line of lines) yield JSON.parse(line);
  }
}
