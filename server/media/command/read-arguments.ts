import { parseArgs } from 'node:util';
import { ExplainedFailure } from '../../explained-failure.ts';
import { messageOf } from '../error-facts.ts';
import type { ImportFlags } from './import-flags.ts';

export const help = `Brings comics into the catalogue.

  npm run import -- [options] PATH …

PATH is a CBZ or ZIP archive, a folder with archives in it (at any depth), or a folder of images, which is one
comic. What ComicInfo.xml and banca.json in an archive say is used; the options go before them.

  --publisher NAME       the publisher, who is made when there is none of this name
  --series TITLE         the series, which is made when the publisher has none of this title
  --language CODE        the language of the pages: pt-br, en-us or another code; by default what the
                         archive says, or pt-br
  --for all|subscribers  who may read without buying: everybody or subscribers; by default what the archive says
                         or, where it says nothing, everybody
  --help                 this text

Works whether the platform is running or not. The exit code is 1 when a comic could not be imported.
`;

/** The command line is not what it should be. The message is one sentence. */
export class WrongArguments extends ExplainedFailure {}

export interface ImportArguments {
  paths: string[];
  flags: ImportFlags;
}

/** What is asked for, or 'help'. */
export function readArguments(words: string[]): ImportArguments | 'help' {
  const { values, positionals } = parse(words);
  if (values.help) return 'help';
  if (positionals.length === 0)
    throw new WrongArguments('Give at least one archive or folder. --help tells more.');
  const audience = values.for;
  if (audience !== undefined && audience !== 'all' && audience !== 'subscribers') {
    throw new WrongArguments(`--for must be all or subscribers, not "${audience}".`);
  }
  const language = values.language?.toLowerCase();
  if (language !== undefined && !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(language)) {
    throw new WrongArguments(`--language must be a code such as pt-br, not "${language}".`);
  }
  for (const name of ['publisher', 'series'] as const) {
    if (values[name]?.trim() === '') {
      throw new WrongArguments(`--${name} must not be empty.`);
    }
  }
  const { publisher, series } = values;
  return {
    paths: positionals,
    flags: {
      ...(audience === undefined ? {} : { audience }),
      ...(publisher === undefined ? {} : { publisher }),
      ...(series === undefined ? {} : { series }),
      ...(language === undefined ? {} : { language }),
    },
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        publisher: { type: 'string' },
        series: { type: 'string' },
        language: { type: 'string' },
        for: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongArguments(`${messageOf(error)} --help tells more.`);
  }
}
