import type { TestPlatform } from './test-platform.ts';

export interface TestEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  receivedAt: string;
}

/** Returns the emails to an address, newest first. */
export async function findEmailsTo({ app }: TestPlatform, address: string): Promise<TestEmail[]> {
  const emails: TestEmail[] = (await app.inject('/thirdparty/mailbox.json')).json();
  return emails.filter(({ to }) => to === address);
}

/** Waits until there are `count` emails, because they are sent after the response. Returns the newest email. */
export async function waitForEmail(platform: TestPlatform, address: string, count = 1): Promise<TestEmail> {
  for (;;) {
    const emails = await findEmailsTo(platform, address);
    const [newest] = emails;
    if (newest && emails.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface TestLink {
  address: string;
  uuid: string;
  code: string;
}

/** Returns the link in an email, with the values of its fragment. */
export function extractLink({ text }: TestEmail): TestLink {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'none:');
  const values = new URLSearchParams(link.hash.slice(1));
  link.hash = '';
  return { address: link.href, uuid: values.get('uuid') ?? '', code: values.get('code') ?? '' };
}
