import type { Email } from '../../../../server/mail/mail.ts';
import { openMail } from '../../../../server/mail/open-mail.ts';
import { openSmtpMail } from '../../../../server/mail/smtp-mail.ts';
import { startTinySmtpServer, type TinySmtpServer } from './tiny-smtp-server.ts';

const letter: Email = {
  to: 'leitora@banca.example',
  subject: 'Confirme: código-no-assunto',
  text: 'segredo-no-texto',
  html: '<p>segredo-no-html</p>',
};
const from = 'Banca <banca@banca.example>';

let server: TinySmtpServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

function recordedLog() {
  const lines: { level: string; what: unknown[] }[] = [];
  const at =
    (level: string) =>
    (...what: unknown[]) =>
      void lines.push({ level, what });
  return { lines, error: at('error'), warn: at('warn') };
}

async function open(
  answers: Parameters<typeof startTinySmtpServer>[0] = [],
  settings: { waits?: number[]; timeoutMs?: number } = {},
) {
  const started = await startTinySmtpServer(answers);
  server = started;
  const log = recordedLog();
  return {
    server: started,
    log,
    mail: openSmtpMail({ url: started.url, from, log, waits: [1, 2], timeoutMs: 50_000, ...settings }),
  };
}

describe('with a server', () => {
  it('letters are sent from the configured sender, in words and as HTML', async () => {
    const { server, mail, log } = await open();
    mail.send(letter);
    await mail.close();
    expect(server.accepted).toEqual([
      { from: 'banca@banca.example', to: [letter.to], data: expect.any(String) },
    ]);
    const [{ data } = { data: '' }] = server.accepted;
    expect(data).toContain('From: Banca <banca@banca.example>');
    expect(data).toMatch(/^auto-submitted: auto-generated$/im);
    expect(data).toContain('segredo-no-texto');
    expect(data).toContain('<p>segredo-no-html</p>');
    expect(log.lines).toEqual([]);
  });

  it('many letters share few connections', async () => {
    const { server, mail } = await open();
    for (let count = 0; count < 12; count += 1) mail.send({ ...letter, to: `l${count}@banca.example` });
    await mail.close();
    expect(server.accepted).toHaveLength(12);
    expect(server.connections()).toBeLessThanOrEqual(3);
  });

  it('a server that refuses for now is asked again', async () => {
    const { server, mail, log } = await open(['451 later', '421 busy']);
    mail.send(letter);
    await arrived(server, 1);
    expect([server.tries(), log.lines]).toEqual([3, []]);
    await mail.close();
  });

  it('after three tries one line of the log says so, and nothing of the letter', async () => {
    const refused = `451 <${letter.to}> later`;
    const { server, mail, log } = await open([refused, refused, refused]);
    mail.send(letter);
    await mail.close();
    expect(server.tries()).toBe(3);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toEqual({
      level: 'error',
      what: [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'a letter could not be sent'],
    });
  });

  it('a letter that is refused for ever is not sent again, and the next one is', async () => {
    const { server, mail, log } = await open(['550 nobody']);
    mail.send(letter);
    await logged(log.lines);
    mail.send({ ...letter, to: 'outra@banca.example' });
    await mail.close();
    expect([server.tries(), server.accepted.map(({ to }) => to)]).toEqual([2, [['outra@banca.example']]]);
  });

  it('a server that cannot be reached costs a line of the log and no more', async () => {
    const { server, mail, log } = await open();
    await server.stop();
    mail.send(letter);
    await mail.close();
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).toMatch(/ESOCKET|ECONNECTION|ECONNREFUSED/);
    expect(JSON.stringify(log.lines)).not.toMatch(/leitora|Confirme|segredo/);
  });

  it('what looks like several addresses reaches none of them', async () => {
    const { server, mail } = await open();
    mail.send({ ...letter, to: 'uma@banca.example, outra@banca.example' });
    await mail.close();
    expect(server.accepted.flatMap(({ to }) => to)).not.toContain('outra@banca.example');
    expect(server.accepted.flatMap(({ to }) => to)).not.toContain('uma@banca.example');
  });

  it('closing does not sit out the wait for the next try', async () => {
    const { server, mail } = await open(['451 later'], { waits: [60_000, 60_000] });
    mail.send(letter);
    await tried(server, 1);
    await mail.close();
    expect(server.accepted).toHaveLength(1);
  });

  it('closing gives up on a server that says nothing', async () => {
    const { server, mail, log } = await open([null], { timeoutMs: 50 });
    mail.send(letter);
    await tried(server, 1);
    await mail.close();
    expect(server.accepted).toEqual([]);
    await logged(log.lines);
    expect(log.lines).toHaveLength(1);
  });
});

describe('without a server', () => {
  const configuration = { smtpUrl: undefined, mailFrom: from };

  it('letters go to the mailbox', async () => {
    const received: Email[] = [];
    const log = recordedLog();
    const mailbox = { receive: (each: Email) => void received.push(each) };
    const mail = openMail({ configuration, mailbox, log });
    mail.send(letter);
    await mail.close();
    expect([received, log.lines]).toEqual([[letter], []]);
  });

  it('and without a mailbox each is a warning that says nothing of it', async () => {
    const log = recordedLog();
    const mail = openMail({ configuration, mailbox: null, log });
    mail.send(letter);
    mail.send(letter);
    await mail.close();
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(log.lines)).not.toMatch(/leitora|Confirme|segredo/);
  });

  it('a configured server goes before the mailbox', async () => {
    const started = await startTinySmtpServer();
    server = started;
    const mailbox = {
      receive: () => {
        throw new Error('must not be asked');
      },
    };
    const mail = openMail({
      configuration: { ...configuration, smtpUrl: started.url },
      mailbox,
      log: recordedLog(),
    });
    mail.send(letter);
    await mail.close();
    expect(started.accepted).toHaveLength(1);
  });
});

const arrived = (server: TinySmtpServer, count: number) => until(() => server.accepted.length >= count);
const tried = (server: TinySmtpServer, count: number) => until(() => server.tries() >= count);
const logged = (lines: unknown[]) => until(() => lines.length > 0);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
