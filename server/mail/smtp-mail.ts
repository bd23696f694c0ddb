import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Email, Mail } from './mail.ts';

interface Settings {
  /** As smtps://user:password@host:port. */
  url: string;
  /** As Banca <banca@example.com>. */
  from: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between one try and the next: there is one try more than there are waits. */
  waits?: readonly number[];
  /** How long closing waits for emails that are being sent. */
  timeoutMs?: number;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by an SMTP server, over few connections that are kept for the next letter. */
export function openSmtpMail({ url, from, log, waits = [2000, 20_000], timeoutMs = 5000 }: Settings): Mail {
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();

  let transport: ReturnType<typeof openTransport> | undefined;

  async function deliver({ to, ...letter }: Email): Promise<void> {
    for (const next of [...waits, null]) {
      try {
        // As an object it is one address; a text would be read as a list of them.
        transport ??= openTransport(url, from);
        await (await transport).sendMail({ ...letter, to: { name: '', address: to } });
        return;
      } catch (error) {
        if (next === null || isFinal(error)) return tellLost(error);
        // Closing cuts the wait short: what is left of the tries follows at once.
        await wait(next, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  /** Neither the error's text nor the server's answer, in which addresses stand. */
  function tellLost(error: unknown): void {
    const { code, command, responseCode } = error as SmtpError;
    log.error({ code, command, responseCode }, 'a letter could not be sent');
  }

  return {
    send(letter) {
      const delivery = deliver(letter).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async close() {
      closing.abort();
      const late = new AbortController();
      await Promise.race([
        Promise.all(underway),
        wait(timeoutMs, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
      (await transport)?.close({ force: true });
    },
  };
}

async function openTransport(url: string, from: string) {
  // A library of its own weight: it comes with the first letter.
  const { createTransport } = await import('nodemailer');
  return createTransport(
    // What a lost connection carried is sent again by us, not by the library.
    { url, pool: true, maxConnections: 3, maxRequeues: 0, ...timeouts },
    {
      from,
      headers: { 'auto-submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The server's 5xx is its last word: the same letter would hear it again. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && responseCode < 600;
}
