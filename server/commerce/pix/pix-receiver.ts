/** The account that Pix payments go to. */
export interface PixReceiver {
  key: string;
  /** ASCII, at most 25 characters. */
  name: string;
  /** ASCII, at most 15 characters. */
  city: string;
}

/** Used if no receiver is configured. No account has this key. */
export const demoReceiver: PixReceiver = {
  key: '00000000-0000-4000-8000-000000000000',
  name: 'BANCA DEMONSTRACAO',
  city: 'SAO PAULO',
};

/** Parses 'key;NAME;CITY'. Undefined if it does not fit into a BR Code. */
export function readPixReceiver(text: string): PixReceiver | undefined {
  const [, key, name, city] =
    /^([\x21-\x3a\x3c-\x7e]{1,77});([A-Z0-9 .&-]{1,25});([A-Z .-]{1,15})$/.exec(text) ?? [];
  return key && name && city ? { key, name, city } : undefined;
}
