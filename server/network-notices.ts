import { type Configuration, isOpenToNetwork } from './configuration.ts';

/** What the operator has to know where others than the users of this machine may reach the platform. */
export function networkNotices(configuration: Pick<Configuration, 'demo' | 'host' | 'publicUrl'>): string[] {
  const { demo, host, publicUrl } = configuration;
  if (!isOpenToNetwork(configuration)) return [];
  const notices = [
    demo
      ? 'Warning: DEMO is on. Everybody who reaches this address can read all emails and sign in as anybody.'
      : 'The demo is off. Where others than this machine reach the platform, only DEMO=on turns it on.',
  ];
  if (publicUrl === undefined && ['0.0.0.0', '::'].includes(host)) {
    notices.push(
      'Only this machine can use the platform until PUBLIC_URL names the address that readers type.',
    );
  }
  return notices;
}
