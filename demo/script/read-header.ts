import { genres, type IssueGenre } from '@banca/server/catalogue/genres.ts';
import {
  parentalRatings,
  type SeedLanguage,
  type SeedParentalRating,
} from '@banca/server/seed/seed-catalogue.ts';
import type { Manner } from '../drawing/manners/manner.ts';
import { manners } from '../drawing/manners/manners.ts';
import { contributorRoles } from './contributor-roles.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { type ScriptLine, ScriptProblem } from './script-lines.ts';
import { entryOf, numberIn, oneOf, textIn } from './words-of-a-line.ts';

/** What a script says of its issue, in one language. */
export interface StoryHeader {
  title: string;
  description: string;
  number: number;
  publisher: string;
  genre: IssueGenre;
  parentalRating: SeedParentalRating;
  releaseDate: string;
  publishedDaysAgo: number;
  contributors: readonly { name: string; role: string }[];
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  merchandises: readonly { kind: 'purchase' | 'rent'; price: number }[];
  rightToLeft: boolean;
  vertical: boolean;
  /** Instead of the one of the story's folder. */
  manner: Manner | null;
  languages: readonly SeedLanguage[];
  /** How a speaker of the cast is called. */
  nameOf(actor: string): string;
}

const keys = [
  'title',
  'description',
  'number',
  'publisher',
  'genre',
  'rating',
  'released',
  'published',
  'by',
  'available',
  'buy',
  'rent',
  'direction',
  'mode',
  'manner',
  'languages',
  'name',
];

const audiences = {
  everyone: { isAvailableForAll: true, isAvailableForSubscribers: true },
  subscribers: { isAvailableForAll: false, isAvailableForSubscribers: true },
  nobody: { isAvailableForAll: false, isAvailableForSubscribers: false },
};

export function readHeader(lines: readonly ScriptLine[], file: string, language: SeedLanguage): StoryHeader {
  const fields = fieldsOf(lines, file, keys);
  const said = (key: string): string => textIn(fields.wanted(key), language);
  const plain = (key: string): string => textIn(fields.wanted(key), 'pt-br');
  const word = <Word extends string>(key: string, list: readonly Word[], otherwise?: Word): Word => {
    const line = fields.optional(key);
    if (line === undefined && otherwise !== undefined) return otherwise;
    return oneOf(list, plain(key), line ?? fields.wanted(key), key);
  };
  const merchandises = merchandisesOf(fields);
  const audience = word('available', ['everyone', 'subscribers', 'nobody']);
  if (audience === 'nobody' && merchandises.length === 0)
    throw new ScriptProblem(fields.wanted('available'), 'what is for nobody needs a price');
  return {
    title: said('title'),
    description: said('description'),
    number: numberIn(plain('number'), fields.wanted('number'), 'the number'),
    publisher: plain('publisher'),
    genre: word('genre', genres),
    parentalRating: word('rating', parentalRatings),
    releaseDate: dateOf(fields.wanted('released')),
    publishedDaysAgo: numberIn(plain('published'), fields.wanted('published'), 'the days since publication'),
    contributors: contributorsOf(fields.wanted('by')),
    ...audiences[audience],
    merchandises,
    rightToLeft: word('direction', ['ltr', 'rtl'], 'ltr') === 'rtl',
    vertical: word('mode', ['paged', 'vertical'], 'paged') === 'vertical',
    manner: mannerOf(fields),
    languages: languagesOf(fields.optional('languages')),
    nameOf(actor) {
      const line = fields.optional(`name ${actor}`);
      if (line === undefined) return actor.charAt(0).toLocaleUpperCase('pt-BR') + actor.slice(1);
      return language === 'en-us' ? (line.english ?? textIn(line, 'pt-br')) : textIn(line, 'pt-br');
    },
  };
}

function merchandisesOf(fields: Fields): StoryHeader['merchandises'] {
  return (
    [
      ['buy', 'purchase'],
      ['rent', 'rent'],
    ] as const
  ).flatMap(([key, kind]) => {
    const line = fields.optional(key);
    return line === undefined ? [] : [{ kind, price: centsOf(line) }];
  });
}

/** `12,90` as 1290. */
function centsOf(line: ScriptLine): number {
  const [, reais, cents] = /^(\d{1,4}),(\d{2})$/.exec(line.text ?? '') ?? [];
  if (reais === undefined || cents === undefined)
    throw new ScriptProblem(line, 'a price is written like 12,90');
  return Number(reais) * 100 + Number(cents);
}

function dateOf(line: ScriptLine): string {
  const text = line.text ?? '';
  const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  if (!exists) throw new ScriptProblem(line, 'a date is written like 2026-06-05');
  return text;
}

/** `Ana Lima (writer, editor), João Reis (inker)`. */
function contributorsOf(line: ScriptLine): StoryHeader['contributors'] {
  const people = Array.from((line.text ?? '').matchAll(/([^(),]+)\(([^)]+)\)/g));
  if (people.length === 0) throw new ScriptProblem(line, 'people are written like: Ana Lima (writer, inker)');
  return people.flatMap(([, name = '', roles = '']) =>
    roles.split(',').map((role) => ({
      name: name.trim(),
      role: oneOf(contributorRoles, role.trim(), line, 'role'),
    })),
  );
}

function mannerOf(fields: Fields): Manner | null {
  const line = fields.optional('manner');
  return line === undefined ? null : entryOf<Manner>(manners, line.text ?? '', line, 'manner');
}

function languagesOf(line: ScriptLine | undefined): readonly SeedLanguage[] {
  if (line === undefined) return ['pt-br'];
  return (line.text ?? '')
    .split(',')
    .map((language) => oneOf<SeedLanguage>(['pt-br', 'en-us'], language.trim(), line, 'language'));
}
