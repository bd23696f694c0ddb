import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface AcceptedEmail {
  from: string;
  to: string[];
  data: string;
}

export interface TinySmtpServer {
  url: string;
  /** Number of attempts to send an email. */
  tries(): number;
  accepted: AcceptedEmail[];
  /** Number of connections, including closed ones. */
  connections(): number;
  stop(): Promise<void>;
}

/** Replies to the first RCPT commands. Further ones get 250. Null sends no reply. */
type Replies = readonly (string | null)[];

/** Implements the part of SMTP that the tests need. */
export async function startTinySmtpServer(replies: Replies = []): Promise<TinySmtpServer> {
  const remainingReplies = [...replies];
  const sockets = new Set<Socket>();
  const accepted: AcceptedEmail[] = [];
  let tries = 0;
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let email: AcceptedEmail = { from: '', to: [], data: '' };
    let isData = false;
    const readData = (line: string) => {
      if (line !== '.') {
        email.data += `${line}\n`;
        return;
      }
      isData = false;
      accepted.push(email);
      reply('250 accepted');
    };
    const commands: Record<string, (line: string) => void> = {
      EHLO: () => reply('250 tiny'),
      MAIL: (line) => {
        tries += 1;
        email = { from: addressIn(line), to: [], data: '' };
        reply('250 ok');
      },
      RCPT: (line) => {
        const nextReply = remainingReplies.length > 0 ? remainingReplies.shift() : '250 ok';
        if (nextReply?.startsWith('250')) email.to.push(addressIn(line));
        if (nextReply) reply(nextReply);
      },
      DATA: () => {
        isData = true;
        reply('354 send the data');
      },
      RSET: () => reply('250 ok'),
      QUIT: () => {
        reply('221 bye');
        socket.end();
      },
    };
    createInterface(socket).on('line', (line) => {
      if (isData) readData(line);
      else (commands[line.slice(0, 4).toUpperCase()] ?? (() => reply('500 unknown command')))(line);
    });
    reply('220 tiny');
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
