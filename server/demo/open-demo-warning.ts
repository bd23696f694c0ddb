import type { Configuration } from '../configuration.ts';

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** What to tell whoever opens a demo to others than themselves; null where nobody else reaches it. */
export function openDemoWarning({
  demo,
  host,
  publicUrl,
}: Pick<Configuration, 'demo' | 'host' | 'publicUrl'>): string | null {
  if (!demo || (publicUrl === undefined && loopback.includes(host))) return null;
  return 'Warning: with DEMO on, whoever reaches this address reads all letters and signs in as anybody.';
}
