import { readFileSync } from 'node:fs';
import type { Language } from '../http/language.ts';

export const legalTextKinds = ['terms', 'privacy'] as const;

export type LegalTextKind = (typeof legalTextKinds)[number];

/** A text that readers accept. */
export interface LegalText {
  kind: LegalTextKind;
  /**
   * The date from which the text applies: YYYY-MM-DD. Every reader must accept a new version (rule 124). A test compares
   * each text with its version.
   */
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
    version: '2026-11-30',
    changes: {
      'pt-br': 'Como uma conta guiada passa a quem já tem 18 anos, por um link enviado por e-mail.',
      'en-us': 'How a guided account is handed over from 18 years on, by a link in an email.',
    },
    title: { 'pt-br': 'Termos de uso', 'en-us': 'Terms of use' },
    address: { 'pt-br': '/documents/termos-de-uso.html', 'en-us': '/documents/terms-of-use.html' },
  },
  {
    kind: 'privacy',
    version: '2026-11-30',
    changes: {
      'pt-br':
        'O e-mail de quem vai receber uma conta guiada, e por quanto tempo o guardamos. O consentimento para uma conta guiada fica guardado com o número aleatório de quem consentiu.',
      'en-us':
        'The email address of the person who will get a guided account, and how long we store it. The consent to a guided account is stored with the random number of the person who consented.',
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
