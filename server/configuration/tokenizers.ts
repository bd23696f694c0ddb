/** What the content policy has to allow a tokenizer: origins, and names of Trusted Types policies. */
export interface TokenizerNeeds {
  /** Whose scripts it loads, its own and those that they load. */
  script: readonly string[];
  /** What its scripts ask. */
  connect: readonly string[];
  image?: readonly string[];
  /** What it shows in a frame. */
  frame?: readonly string[];
  /** Beside the one that lets the app append its script. */
  trustedTypes?: readonly string[];
}

/** By the first word of TOKENIZER. Another one is another row: docs/replacing-the-tokenizer.md. */
const tokenizers: Readonly<Record<string, TokenizerNeeds>> = {
  // Its package tells the device apart by a script of ClearSale's, whose address it sets as a text: hence 'default'.
  efi: {
    connect: [
      'https://tokenizer.sejaefi.com.br',
      'https://cobrancas.api.efipay.com.br',
      'https://cobrancas-h.api.efipay.com.br',
      // Asked whether something in the browser keeps its script away.
      'https://device.clearsale.com.br',
    ],
    script: ['https://device.clearsale.com.br'],
    image: ['https://device.clearsale.com.br', 'https://web.fpcs-monitor.com.br'],
    trustedTypes: ['default'],
  },
};

/** As the message about a wrong setting says it. */
export const tokenizerNames = Object.keys(tokenizers).join(' or ');

const standIn: TokenizerNeeds = { script: [], connect: [] };

/** Of what the app is told: 'efi …', 'stand-in' or 'none'. */
export function needsOf(told: string): Required<TokenizerNeeds> {
  const needs = told === 'stand-in' ? standIn : tokenizers[told.split(' ', 1)[0] ?? ''];
  const { script = [], connect = [], image = [], frame = [], trustedTypes = [] } = needs ?? {};
  const policies = needs ? ['banca-tokenizer', ...trustedTypes] : [];
  return { script, connect, image, frame, trustedTypes: policies };
}

/** 'name account', of a tokenizer that is known; undefined for everything else. */
export function readTokenizer(text: string): string | undefined {
  const [, name = ''] = /^([a-z-]+) [\w-]{8,100}$/.exec(text) ?? [];
  return Object.hasOwn(tokenizers, name) ? text : undefined;
}
