import type { Language } from '../http/language.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import { emailHtml } from './email-html.ts';
import type { EmailContents } from './mail.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

/** The texts that all emails share. */
const commonTexts: Record<Language, typeof portuguese> = { 'pt-br': portuguese, 'en-us': english };

/** The texts of one kind of email, with placeholders in braces. */
export interface EmailTexts {
  subject: string;
  title: string;
  text: string;
  button: string;
  validity: string;
  otherwise: string;
}

/** Why a person receives an email. */
export type EmailReason = keyof typeof portuguese.reasons;

/** A row of a table, for example in a receipt. */
export type EmailTableRow = readonly [label: string, value: string];

export interface EmailLink {
  label: string;
  address: string;
}

interface Contents {
  language: Language;
  words: EmailTexts;
  reason: EmailReason;
  /** The address that the button opens. */
  link: string;
  facts?: readonly EmailTableRow[];
  /** A less important link at the end. */
  secondLink?: EmailLink;
  /** Values of the placeholders in the words. */
  values?: Readonly<Record<string, number | string>>;
}

/** Composes an email as plain text and as HTML with the same content. */
export function composeEmail(contents: Contents): EmailContents {
  const { language, link, secondLink, facts = [], values = {} } = contents;
  const { linkBelow, signature, automatic, reasons } = commonTexts[language];
  const reason = reasons[contents.reason];
  const fill = (text: string) => fillPlaceholders(text, values);
  const words = {
    subject: fill(contents.words.subject),
    title: fill(contents.words.title),
    text: fill(contents.words.text),
    button: fill(contents.words.button),
    validity: fill(contents.words.validity),
    otherwise: fill(contents.words.otherwise),
  };
  const { subject, title, text, button, validity, otherwise } = words;
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [
    title,
    text,
    ...(table ? [table] : []),
    `${button}:\n${link}`,
    validity,
    otherwise,
    ...(secondLink ? [`${secondLink.label}:\n${secondLink.address}`] : []),
  ];
  return {
    subject,
    text: `${[...parts, `${signature}\n${reason}\n${automatic}`].join('\n\n')}\n`,
    html: emailHtml({ ...words, language, link, secondLink, facts, linkBelow, signature, automatic, reason }),
  };
}
