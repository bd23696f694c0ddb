import { randomUUID } from 'node:crypto';
import { openUnsubscribeLinks } from '../../../../../server/following/announcements/unsubscribe-links.ts';

const address = () => 'https://banca.example/stop';
const [reader, otherReader] = [randomUUID(), randomUUID()];
const signatureOf = (link: string) => new URL(link).searchParams.get('signature') ?? '';

describe('unsubscribe links', () => {
  const links = openUnsubscribeLinks(Buffer.alloc(32, 1), address);

  it('are valid for one reader', () => {
    const link = new URL(links.linkFor(reader));
    expect(link.searchParams.get('reader')).toBe(reader);
    const signature = signatureOf(link.href);
    expect(links.isValid(reader, signature)).toBe(true);
    expect(links.isValid(otherReader, signature)).toBe(false);
  });

  it('are valid after a restart, but not with another key', () => {
    const signature = signatureOf(links.linkFor(reader));
    expect(openUnsubscribeLinks(Buffer.alloc(32, 1), address).isValid(reader, signature)).toBe(true);
    expect(openUnsubscribeLinks(Buffer.alloc(32, 2), address).isValid(reader, signature)).toBe(false);
  });

  it.each(['', 'x', 'ç'.repeat(22)])('are not valid with a signature of another form: %s', (signature) => {
    expect(links.isValid(reader, signature)).toBe(false);
  });
});
