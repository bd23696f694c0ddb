import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Command } from '../../control/messages.ts';
import type { ComicDetails } from '../import/comic-details.ts';
import type { Importer } from '../import/importer.ts';

/** What the command line says of the comics it names. */
export const ImportWishes = Type.Object(
  {
    audience: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('subscribers')])),
    publisher: Type.Optional(Type.String()),
    series: Type.Optional(Type.String()),
    language: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type ImportWishes = Static<typeof ImportWishes>;

const Argument = Type.Object(
  { path: Type.String({ minLength: 1, description: 'Absolute.' }), wishes: ImportWishes },
  { additionalProperties: false },
);

/** `import` over the control socket: reports the progress, and gives the importer's result. */
export function importCommand(importer: Importer): Command {
  return (argument, report, signal) => {
    if (!Value.Check(Argument, argument))
      throw new Error('The import was asked for in a form that is not known.');
    const { path, wishes } = argument;
    return importer.importPath(path, { details: detailsOf(wishes), onProgress: report, signal });
  };
}

export function detailsOf({ audience, publisher, series, language }: ImportWishes): Partial<ComicDetails> {
  return {
    ...(audience === undefined
      ? {}
      : { isAvailableForAll: audience === 'all', isAvailableForSubscribers: true }),
    ...(publisher === undefined ? {} : { publisher: { name: publisher } }),
    ...(series === undefined ? {} : { series: { title: series } }),
    ...(language === undefined ? {} : { language }),
  };
}
