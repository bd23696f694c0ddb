import type { TestPlatform } from './test-platform.ts';

export interface TestEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  receivedAt: string;
}

/** Newest first. */
export async function emailsTo({ app }: TestPlatform, address: string): Promise<TestEmail[]> {
  const letters: TestEmail[] = (await app.inject('/thirdparty/mailbox.json')).json();
  return letters.filter(({ to }) => to === address);
}

/** The newest one once there are that many: letters are written after the answer. */
export async function emailTo(platform: TestPlatform, address: string, count = 1): Promise<TestEmail> {
  for (;;) {
    const letters = await emailsTo(platform, address);
    const [newest] = letters;
    if (newest && letters.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface TestLink {
  address: string;
  uuid: string;
  code: string;
}

/** Where a letter's link leads, and what its fragment says. */
export function linkIn({ text }: TestEmail): TestLink {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'none:');
  const said = new URLSearchParams(link.hash.slice(1));
  link.hash = '';
  return { address: link.href, uuid: said.get('uuid') ?? '', code: said.get('code') ?? '' };
}
