import { type Configuration, isOpenToNetwork } from '../configuration/configuration.ts';

/** Returns notices for the operator if other machines may reach the platform. */
export function networkNotices(configuration: Pick<Configuration, 'demo' | 'host' | 'publicUrl'>): string[] {
  const { demo, host, publicUrl } = configuration;
  if (!isOpenToNetwork(configuration)) return [];
  const notices = [
    demo
      ? 'Warning: DEMO is on. Anyone who can reach this address can read all emails and sign in with any account.'
      : 'The demo is off. If other machines may reach the platform, only DEMO=on turns it on.',
  ];
  if (publicUrl === undefined && ['0.0.0.0', '::'].includes(host)) {
    notices.push('Only this machine can use the platform. Set PUBLIC_URL to its public address.');
  }
  return notices;
}
