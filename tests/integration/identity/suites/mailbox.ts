import { waitForEmail } from '../../support/emails.ts';
import { addAccount, postTo } from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function mailbox(platform: () => TestPlatform): void {
  const get = (path: string) =>
    platform().app.inject({
      url: `/thirdparty${path}`,
      headers: { accept: 'text/html', 'accept-language': 'pt-br' },
    });

  async function sendEmail() {
    const { email } = await addAccount(platform());
    await postTo(platform(), '/user/recover-password', { entry: email });
    return waitForEmail(platform(), email);
  }

  it('shows emails in a list, on pages and as JSON if no mail server is configured', async () => {
    const email = await sendEmail();
    expect(email).toEqual({
      id: expect.any(String),
      to: expect.any(String),
      subject: 'Crie uma nova senha na Banca',
      text: expect.stringContaining('/auth/reset-password#uuid='),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const list = await get('/mailbox');
    expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(list.body).toContain(`<a href="/thirdparty/mailbox/${email.id}"`);
    expect(list.body).toContain(email.to);
    const page = await get(`/mailbox/${email.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<a href="http:\/\/\S+\/auth\/reset-password#uuid=\S+" rel="noreferrer">/);
  });

  it('shows an email as it arrives in a frame without scripts, from which only its links lead', async () => {
    const { id } = await sendEmail();
    const page = await get(`/mailbox/${id}`);
    expect(page.body).toContain(`<iframe class="design" src="/thirdparty/mailbox/${id}/html"`);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    const { statusCode, headers, body } = await get(`/mailbox/${id}/html`);
    expect([statusCode, headers['x-frame-options'], headers['cache-control']]).toEqual([
      200,
      'SAMEORIGIN',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/);
    expect(headers['content-security-policy']).not.toContain('script');
    expect(body).toContain('<base target="_top">');
    expect(body).toContain('Criar uma nova senha</a>');
    expect((await get('/mailbox/0/html')).statusCode).toBe(404);
  });

  it('is not cached, and respects the content security policy', async () => {
    const { id } = await sendEmail();
    for (const path of ['/mailbox', '/mailbox.json', `/mailbox/${id}`]) {
      const { headers, body } = await get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("style-src 'self'");
      expect(body).not.toMatch(/<script|<style|style=|onclick/);
    }
  });

  it.each(['0', 'x', '%00'])('returns 404 for the unknown email "%s"', async (id) => {
    const { statusCode, body } = await get(`/mailbox/${id}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Esta mensagem não está mais aqui.');
  });

  it('is not part of the API documents', async () => {
    for (const service of ['identity', 'comics']) {
      const { body } = await platform().app.inject(`/api/${service}/openapi.json`);
      expect(body).not.toContain('mailbox');
    }
  });
}
