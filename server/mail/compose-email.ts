import type { Language } from '../http/language.ts';
import { emailHtml } from './email-html.ts';
import type { EmailContents } from './mail.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

/** What letters of every kind say. */
const frames: Record<Language, typeof portuguese> = { 'pt-br': portuguese, 'en-us': english };

/** What a letter of some kind says, with places in braces for its values. */
export interface EmailWords {
  subject: string;
  title: string;
  text: string;
  button: string;
  validity: string;
  otherwise: string;
}

/** A line of a table, such as of a receipt. */
export type Fact = readonly [label: string, value: string];

interface Contents {
  language: Language;
  words: EmailWords;
  /** Where its button leads. */
  link: string;
  facts?: readonly Fact[];
  /** For the places in the text and in the validity. */
  values?: Readonly<Record<string, number | string>>;
}

/** A letter that says the same in words and as HTML, to whomever it goes. */
export function composeEmail(contents: Contents): EmailContents {
  const { language, link, facts = [], values = {} } = contents;
  const { linkBelow, signature, automatic } = frames[language];
  const words = {
    ...contents.words,
    text: fill(contents.words.text, values),
    validity: fill(contents.words.validity, values),
  };
  const { subject, title, text, button, validity, otherwise } = words;
  const told = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [title, text, ...(told ? [told] : []), `${button}:\n${link}`, validity, otherwise];
  return {
    subject,
    text: `${[...parts, `${signature}\n${automatic}`].join('\n\n')}\n`,
    html: emailHtml({ ...words, language, link, facts, linkBelow, signature, automatic }),
  };
}

/** A text with its places filled; a place that nobody fills stays. */
export const fill = (text: string, values: Readonly<Record<string, number | string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
