import { readFileSync } from 'node:fs';
import type { Language } from '../http/language.ts';

export const legalTextKinds = ['terms', 'privacy'] as const;

export type LegalTextKind = (typeof legalTextKinds)[number];

/** A text that readers accept. */
export interface LegalText {
  kind: LegalTextKind;
  /** The date from which the text applies: YYYY-MM-DD. A new version is asked of every reader (rule 124). */
  version: string;
  /** What is new in this version, in a sentence or two. */
  changes: Record<Language, string>;
  title: Record<Language, string>;
  /** Its address in each language. Those in Portuguese never change, because contracts name them. */
  address: Record<Language, string>;
}

/** All texts, each with its current version. Their contents are in the folder `texts`. */
export const legalTexts: readonly LegalText[] = [
  {
    kind: 'terms',
    version: '2026-11-29',
    changes: {
      'pt-br':
        'Primeira versão completa: conta, contas guiadas, planos, preços, pagamentos, desistência, aluguel, direitos autorais e seus direitos como consumidor.',
      'en-us':
        'First complete version: account, guided accounts, plans, prices, payments, withdrawal, rental, copyright and your rights as a consumer.',
    },
    title: { 'pt-br': 'Termos de uso', 'en-us': 'Terms of use' },
    address: { 'pt-br': '/documents/termos-de-uso.html', 'en-us': '/documents/terms-of-use.html' },
  },
  {
    kind: 'privacy',
    version: '2026-11-29',
    changes: {
      'pt-br':
        'Primeira versão completa: cada dado com sua finalidade e base legal, o que fica no seu aparelho, com quem compartilhamos, por quanto tempo guardamos e como usar seus direitos.',
      'en-us':
        'First complete version: each kind of data with its purpose and legal basis, what stays on your device, with whom we share, how long we keep it and how to use your rights.',
    },
    title: { 'pt-br': 'Política de privacidade', 'en-us': 'Privacy policy' },
    address: {
      'pt-br': '/documents/politica-de-privacidade.html',
      'en-us': '/documents/privacy-policy.html',
    },
  },
];

/** Returns the content of a text as HTML, with placeholders such as {{company}}. */
export const readLegalText = (kind: LegalTextKind, language: Language): string =>
  readFileSync(new URL(`./texts/${kind}.${language}.html`, import.meta.url), 'utf8');
