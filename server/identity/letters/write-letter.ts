import type { Language } from '../../http/language.ts';
import type { Letter } from '../../mail/mail.ts';
import { letterHtml } from './letter-html.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

type Texts = typeof portuguese;
const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

export interface Occasion {
  kind: 'validation' | 'namedAddress' | 'recovery' | 'passwordChanged' | 'renewalRefused' | 'renewalEnded';
  to: string;
  language: Language;
  /** Where its button leads. */
  link: string;
  /** Milliseconds that the link is worth something. */
  lifetime?: number;
  /** Of 'namedAddress': the operator whose customer has named the address. */
  operator?: string;
}

/**
 * Says nothing that somebody typed, such as a name: whoever opens an account with the address of another person
 * must not be able to write to them through us.
 */
export function writeLetter({ kind, to, language, link, lifetime = 0, operator = '' }: Occasion): Letter {
  const { linkBelow, signature, automatic, ...occasions } = texts[language];
  const values = { hours: lifetime / 3_600_000, minutes: lifetime / 60_000, operator };
  const said = { ...occasions[kind] };
  for (const part of ['text', 'validity'] as const) said[part] = fill(said[part], values);
  const text = [said.title, said.text, `${said.button}:\n${link}`, said.validity, said.otherwise];
  return {
    to,
    subject: said.subject,
    text: `${[...text, `${signature}\n${automatic}`].join('\n\n')}\n`,
    html: letterHtml({ ...said, language, link, linkBelow, signature, automatic }),
  };
}

function fill(text: string, values: Record<string, number | string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
