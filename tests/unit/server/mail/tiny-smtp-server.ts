import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface Accepted {
  from: string;
  to: string[];
  data: string;
}

export interface TinySmtpServer {
  url: string;
  /** How many letters were begun, taken or not. */
  tries(): number;
  accepted: Accepted[];
  /** How many connections there have been. */
  connections(): number;
  stop(): Promise<void>;
}

/** What it says to each RCPT, one after the other, and then always 250. null: nothing, ever. */
type Answers = readonly (string | null)[];

/** Speaks just enough SMTP. */
export async function startTinySmtpServer(answers: Answers = []): Promise<TinySmtpServer> {
  const left = [...answers];
  const sockets = new Set<Socket>();
  const accepted: Accepted[] = [];
  let tries = 0;
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let letter: Accepted = { from: '', to: [], data: '' };
    let isData = false;
    const takeData = (line: string) => {
      if (line !== '.') {
        letter.data += `${line}\n`;
        return;
      }
      isData = false;
      accepted.push(letter);
      say('250 taken');
    };
    const commands: Record<string, (line: string) => void> = {
      EHLO: () => say('250 tiny'),
      MAIL: (line) => {
        tries += 1;
        letter = { from: addressIn(line), to: [], data: '' };
        say('250 go on');
      },
      RCPT: (line) => {
        const answer = left.length > 0 ? left.shift() : '250 known';
        if (answer?.startsWith('250')) letter.to.push(addressIn(line));
        if (answer) say(answer);
      },
      DATA: () => {
        isData = true;
        say('354 speak');
      },
      RSET: () => say('250 forgotten'),
      QUIT: () => {
        say('221 bye');
        socket.end();
      },
    };
    createInterface(socket).on('line', (line) => {
      if (isData) takeData(line);
      else (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('500 what?')))(line);
    });
    say('220 tiny');
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    tries: () => tries,
    accepted,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const addressIn = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';
