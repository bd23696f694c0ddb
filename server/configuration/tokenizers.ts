/** The origins and Trusted Types policies that the content security policy must allow for a tokenizer. */
export interface TokenizerPolicy {
  /** Origins of its scripts, and of the scripts that they load. */
  script: readonly string[];
  /** Origins that its scripts send requests to. */
  connect: readonly string[];
  image?: readonly string[];
  /** Origins of its frames. */
  frame?: readonly string[];
  /** Policies in addition to the one that lets the app append the script. */
  trustedTypes?: readonly string[];
}

/** By the first word of TOKENIZER. To add a tokenizer, add an entry: docs/replacing-the-tokenizer.md. */
const tokenizers: Readonly<Record<string, TokenizerPolicy>> = {
  // Efí's package loads a script of ClearSale to identify the device. It sets the address as a text: hence 'default'.
  efi: {
    connect: [
      'https://tokenizer.sejaefi.com.br',
      'https://cobrancas.api.efipay.com.br',
      'https://cobrancas-h.api.efipay.com.br',
      // A request here detects whether the browser blocks the script.
      'https://device.clearsale.com.br',
    ],
    script: ['https://device.clearsale.com.br'],
    image: ['https://device.clearsale.com.br', 'https://web.fpcs-monitor.com.br'],
    trustedTypes: ['default'],
  },
};

/** For the message about an invalid setting. */
export const tokenizerNames = Object.keys(tokenizers).join(' or ');

const standIn: TokenizerPolicy = { script: [], connect: [] };

/** `tokenizer` is the value in the app's settings: 'efi …', 'stand-in' or 'none'. */
export function tokenizerPolicyOf(tokenizer: string): Required<TokenizerPolicy> {
  const needs = tokenizer === 'stand-in' ? standIn : tokenizers[tokenizer.split(' ', 1)[0] ?? ''];
  const { script = [], connect = [], image = [], frame = [], trustedTypes = [] } = needs ?? {};
  const policies = needs ? ['banca-tokenizer', ...trustedTypes] : [];
  return { script, connect, image, frame, trustedTypes: policies };
}

/** Accepts 'name account' of a known tokenizer. */
export function readTokenizer(text: string): string | undefined {
  const [, name = ''] = /^([a-z-]+) [\w-]{8,100}$/.exec(text) ?? [];
  return Object.hasOwn(tokenizers, name) ? text : undefined;
}
