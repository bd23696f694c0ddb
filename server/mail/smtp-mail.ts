import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Email, Mail } from './mail.ts';

interface SmtpSettings {
  /** Such as smtps://user:password@host:port. */
  url: string;
  /** Such as Banca <banca@example.com>. */
  from: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Delays before each further attempt to deliver an email. */
  retryDelaysMs?: readonly number[];
  /** How long closing waits for emails that are being sent. */
  timeoutMs?: number;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends emails with an SMTP server, over a few connections that stay open. */
export function openSmtpMail({
  url,
  from,
  log,
  retryDelaysMs = [2000, 20_000],
  timeoutMs = 5000,
}: SmtpSettings): Mail {
  const closing = new AbortController();
  const deliveries = new Set<Promise<void>>();

  let transport: ReturnType<typeof openTransport> | undefined;

  async function deliver({ to, ...contents }: Email): Promise<void> {
    for (const delayMs of [...retryDelaysMs, null]) {
      try {
        transport ??= openTransport(url, from);
        // An object is one address. The library would parse a text as a list of addresses.
        await (await transport).sendMail({ ...contents, to: { name: '', address: to } });
        return;
      } catch (error) {
        if (delayMs === null || isPermanent(error)) return logFailure(error);
        // While closing, retry at once.
        await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  /** Omits the message of the error and the response of the server, because they contain addresses. */
  function logFailure(error: unknown): void {
    const { code, command, responseCode } = error as SmtpError;
    log.error({ code, command, responseCode }, 'an email could not be sent');
  }

  return {
    send(email) {
      const delivery = deliver(email).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    async close() {
      closing.abort();
      const timeout = new AbortController();
      await Promise.race([
        Promise.all(deliveries),
        wait(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      (await transport)?.close({ force: true });
    },
  };
}

async function openTransport(url: string, from: string) {
  // Loaded with the first email, because the library is large.
  const { createTransport } = await import('nodemailer');
  return createTransport(
    // `deliver` retries after a lost connection, so the library must not.
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

/** Retrying does not help after a 5xx response. */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && responseCode < 600;
}
