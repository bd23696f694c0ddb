import { readConfiguration } from '../../../../../server/configuration/configuration.ts';
import { openMailbox } from '../../../../../server/stand-ins/mailbox/mailbox.ts';
import { emailPage, mailboxPage } from '../../../../../server/stand-ins/mailbox/mailbox-page.ts';
import { openStandIns } from '../../../../../server/stand-ins/stand-ins.ts';

const buildEmail = (overrides: object = {}) => ({
  to: 'leitora@banca.example',
  subject: 'Confirme',
  text: 'Olá.\n\nhttps://banca.example/auth/validate-email#uuid=1&code=2\n',
  html: '<p>Olá.</p>',
  ...overrides,
});
const buildReceivedEmail = (overrides: object = {}) => ({
  ...buildEmail(overrides),
  id: '7',
  receivedAt: new Date('2026-03-01T12:30:00.000Z'),
});

describe('the mailbox', () => {
  it('keeps the newest hundred emails with stable ids, newest first', () => {
    const mailbox = openMailbox();
    for (let count = 1; count <= 130; count += 1) mailbox.receive(buildEmail({ subject: `${count}` }));
    const emails = mailbox.emails();
    expect(emails).toHaveLength(100);
    expect([emails[0]?.subject, emails.at(-1)?.subject]).toEqual(['130', '31']);
    expect(new Set(emails.map(({ id }) => id)).size).toBe(100);
    const [{ id } = { id: '' }] = emails;
    mailbox.receive(buildEmail({ subject: 'next' }));
    expect(mailbox.emails().find((each) => each.id === id)?.subject).toBe('130');
  });

  it.each([
    [{}, true],
    [{ DEMO: 'off' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
  ])('exists only in a demo without a mail server: %j', (environment, exists) => {
    const { mailbox } = openStandIns(readConfiguration(environment), () => 'http://localhost');
    expect(mailbox !== null).toBe(exists);
  });
});

describe('the pages of the mailbox', () => {
  it.each(['pt-br', 'en-us'] as const)(
    'say in both languages that they take the place of an email service (%s)',
    (language) => {
      const html = mailboxPage([], '/thirdparty/mailbox', language);
      expect(html).toContain('Esta página faz o papel de um serviço de e-mail');
      expect(html).toContain('This page takes the place of an email service');
      expect(html).toContain(language === 'pt-br' ? '<p lang="en-US">' : '<p lang="pt-BR">');
      expect(html).toContain(language === 'pt-br' ? 'Nenhuma mensagem ainda.' : 'No messages yet.');
    },
  );

  it('list emails with recipient and time', () => {
    const html = mailboxPage([buildReceivedEmail()], '/thirdparty/mailbox', 'pt-br');
    expect(html).toContain('<a href="/thirdparty/mailbox/7" lang="">Confirme</a>');
    expect(html).toContain('Para: leitora@banca.example');
    expect(html).toContain('<time datetime="2026-03-01T12:30:00.000Z">01/03/2026, 09:30</time>');
  });

  it('show an email as text, with links that send no referrer', () => {
    const html = emailPage(buildReceivedEmail(), '/thirdparty/mailbox', 'en-us');
    const address = 'https://banca.example/auth/validate-email#uuid=1&amp;code=2';
    expect(html).toContain(`Olá.\n\n<a href="${address}" rel="noreferrer">${address}</a>\n`);
  });

  it('escape HTML and scripts in an email', () => {
    const evil = `<img src=x onerror=alert(1)>" ' javascript:alert(1) https://a.example/"><script>b</script>`;
    const dangerous = buildReceivedEmail({ to: evil, subject: evil, text: evil });
    for (const html of [
      mailboxPage([dangerous], '/thirdparty/mailbox', 'pt-br'),
      emailPage(dangerous, '/thirdparty/mailbox', 'pt-br'),
    ]) {
      expect(html).not.toMatch(/<(img|script)|href="javascript|onerror=alert\(1\)>/);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    expect(emailPage(dangerous, '/x', 'pt-br')).toContain('href="https://a.example/"');
  });

  it('say when an email is no longer available', () => {
    expect(emailPage(undefined, '/thirdparty/mailbox', 'pt-br')).toContain(
      'Esta mensagem não está mais aqui.',
    );
    expect(emailPage(undefined, '/thirdparty/mailbox', 'en-us')).toContain(
      'This message is no longer available.',
    );
  });
});
