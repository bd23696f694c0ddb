import { createHmac } from 'node:crypto';
import { secretText, webhookHeaders } from '../../../../server/webhooks/sign-webhook.ts';

describe('webhookHeaders', () => {
  // The example of the specification's test suites.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const content = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

  it('signs id, time and body as Standard Webhooks describes', () => {
    expect(webhookHeaders(content, [secret])).toEqual({
      'webhook-id': content.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
    const byHand = createHmac('sha256', secret).update(`${content.id}.1614265330.${content.body}`);
    expect(signature).toBe(`v1,${byHand.digest('base64')}`);
  });

  it('has one signature for each secret, separated by spaces', () => {
    const [first, second] = String(
      webhookHeaders(content, [Buffer.from('new'), secret])['webhook-signature'],
    ).split(' ');
    expect([first?.startsWith('v1,'), second]).toEqual([true, signature]);
  });

  it('signs characters outside of ASCII as UTF-8', () => {
    const body = '{"name":"Nanquim às dúzias"}';
    const byHand = createHmac('sha256', secret).update(Buffer.from(`${content.id}.1614265330.${body}`));
    expect(webhookHeaders({ ...content, body }, [secret])['webhook-signature']).toBe(
      `v1,${byHand.digest('base64')}`,
    );
  });

  it('writes secrets with their prefix', () => {
    expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  });
});
