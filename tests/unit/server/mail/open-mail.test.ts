import type { Email } from '../../../../server/mail/mail.ts';
import { openMail } from '../../../../server/mail/open-mail.ts';
import { openSmtpMail } from '../../../../server/mail/smtp-mail.ts';
import { startTinySmtpServer, type TinySmtpServer } from './tiny-smtp-server.ts';

const email: Email = {
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

function createRecordingLog() {
  const lines: { level: string; values: unknown[] }[] = [];
  const record =
    (level: string) =>
    (...values: unknown[]) =>
      void lines.push({ level, values });
  return { lines, error: record('error'), warn: record('warn') };
}

async function setUpMail(
  replies: Parameters<typeof startTinySmtpServer>[0] = [],
  settings: { retryDelaysMs?: number[]; timeoutMs?: number } = {},
) {
  const started = await startTinySmtpServer(replies);
  server = started;
  const log = createRecordingLog();
  return {
    server: started,
    log,
    mail: openSmtpMail({
      url: started.url,
      from,
      log,
      retryDelaysMs: [1, 2],
      timeoutMs: 50_000,
      ...settings,
    }),
  };
}

describe('mail with a server', () => {
  it('sends emails from the configured sender, as plain text and HTML', async () => {
    const { server, mail, log } = await setUpMail();
    mail.send(email);
    await mail.close();
    expect(server.accepted).toEqual([
      { from: 'banca@banca.example', to: [email.to], data: expect.any(String) },
    ]);
    const [{ data } = { data: '' }] = server.accepted;
    expect(data).toContain('From: Banca <banca@banca.example>');
    expect(data).toMatch(/^auto-submitted: auto-generated$/im);
    expect(data).toContain('segredo-no-texto');
    expect(data).toContain('<p>segredo-no-html</p>');
    expect(log.lines).toEqual([]);
  });

  it('uses few connections for many emails', async () => {
    const { server, mail } = await setUpMail();
    for (let count = 0; count < 12; count += 1) mail.send({ ...email, to: `l${count}@banca.example` });
    await mail.close();
    expect(server.accepted).toHaveLength(12);
    expect(server.connections()).toBeLessThanOrEqual(3);
  });

  it('retries after temporary failures', async () => {
    const { server, mail, log } = await setUpMail(['451 later', '421 busy']);
    mail.send(email);
    await waitForEmails(server, 1);
    expect([server.tries(), log.lines]).toEqual([3, []]);
    await mail.close();
  });

  it('logs one line without the content of the email after three attempts', async () => {
    const failure = `451 <${email.to}> later`;
    const { server, mail, log } = await setUpMail([failure, failure, failure]);
    mail.send(email);
    await mail.close();
    expect(server.tries()).toBe(3);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toEqual({
      level: 'error',
      values: [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'an email could not be sent'],
    });
  });

  it('does not retry after a permanent failure, and sends the next email', async () => {
    const { server, mail, log } = await setUpMail(['550 nobody']);
    mail.send(email);
    await waitForLog(log.lines);
    mail.send({ ...email, to: 'outra@banca.example' });
    await mail.close();
    expect([server.tries(), server.accepted.map(({ to }) => to)]).toEqual([2, [['outra@banca.example']]]);
  });

  it('logs one line if the server cannot be reached', async () => {
    const { server, mail, log } = await setUpMail();
    await server.stop();
    mail.send(email);
    await mail.close();
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).toMatch(/ESOCKET|ECONNECTION|ECONNREFUSED/);
    expect(JSON.stringify(log.lines)).not.toMatch(/leitora|Confirme|segredo/);
  });

  it('does not send to a text with several addresses', async () => {
    const { server, mail } = await setUpMail();
    mail.send({ ...email, to: 'uma@banca.example, outra@banca.example' });
    await mail.close();
    expect(server.accepted.flatMap(({ to }) => to)).not.toContain('outra@banca.example');
    expect(server.accepted.flatMap(({ to }) => to)).not.toContain('uma@banca.example');
  });

  it('retries at once while closing', async () => {
    const { server, mail } = await setUpMail(['451 later'], { retryDelaysMs: [60_000, 60_000] });
    mail.send(email);
    await waitForTries(server, 1);
    await mail.close();
    expect(server.accepted).toHaveLength(1);
  });

  it('stops waiting for a silent server while closing', async () => {
    const { server, mail, log } = await setUpMail([null], { timeoutMs: 50 });
    mail.send(email);
    await waitForTries(server, 1);
    await mail.close();
    expect(server.accepted).toEqual([]);
    await waitForLog(log.lines);
    expect(log.lines).toHaveLength(1);
  });
});

describe('the mailbox', () => {
  const configuration = { smtpUrl: undefined, mailFrom: from };

  it('receives emails if no server is configured', async () => {
    const received: Email[] = [];
    const log = createRecordingLog();
    const mailbox = { receive: (each: Email) => void received.push(each) };
    const mail = openMail({ configuration, mailbox, log });
    mail.send(email);
    await mail.close();
    expect([received, log.lines]).toEqual([[email], []]);
  });

  it('is replaced by a warning in the log, without the content of the email, if there is none', async () => {
    const log = createRecordingLog();
    const mail = openMail({ configuration, mailbox: null, log });
    mail.send(email);
    mail.send(email);
    await mail.close();
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(log.lines)).not.toMatch(/leitora|Confirme|segredo/);
  });

  it('does not receive emails if a server is configured', async () => {
    const started = await startTinySmtpServer();
    server = started;
    const mailbox = {
      receive: () => {
        throw new Error('must not be called');
      },
    };
    const mail = openMail({
      configuration: { ...configuration, smtpUrl: started.url },
      mailbox,
      log: createRecordingLog(),
    });
    mail.send(email);
    await mail.close();
    expect(started.accepted).toHaveLength(1);
  });
});

const waitForEmails = (server: TinySmtpServer, count: number) =>
  waitUntil(() => server.accepted.length >= count);
const waitForTries = (server: TinySmtpServer, count: number) => waitUntil(() => server.tries() >= count);
const waitForLog = (lines: unknown[]) => waitUntil(() => lines.length > 0);

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
