import { parseArgs } from 'node:util';
import { maxSamplePages } from '../../catalogue/sample-pages-count.ts';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import type { ImportFlags } from './import-flags.ts';

export const help = `Imports comics into the catalogue.

  npm run import -- [options] PATH …

PATH is a CBZ or ZIP archive, a PDF, a folder that contains these (at any depth), or a folder of images, which is one
comic. ComicInfo.xml and banca.json in an archive describe the comic. The options override them.

  --publisher NAME       the publisher; it is created if it does not exist
  --series TITLE         the series of the publisher; it is created if it does not exist
  --language CODE        the language of the pages: pt-br, en-us or another code (default: as described in the
                         archive, or pt-br)
  --for all|subscribers  who can read without buying: everyone or subscribers (default: as described in the
                         archive, or everyone)
  --sample N             the first pages that everyone can read, at most half of them; 0 for none (default: as
                         described in the archive, or 3)
  --help                 show this help

The platform may be running. The exit code is 1 if a comic could not be imported.
`;

/** The command line is invalid. */
class InvalidArguments extends ExplainedFailure {}

export interface ImportArguments {
  paths: string[];
  flags: ImportFlags;
}

export function readArguments(commandLine: string[]): ImportArguments | 'help' {
  const { values, positionals } = parse(commandLine);
  if (values.help) return 'help';
  if (positionals.length === 0)
    throw new InvalidArguments('Enter at least one file or folder. For more information, use --help.');
  const audience = values.for;
  if (audience !== undefined && audience !== 'all' && audience !== 'subscribers') {
    throw new InvalidArguments(`--for must be all or subscribers, not "${audience}".`);
  }
  const language = values.language?.toLowerCase();
  if (language !== undefined && !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(language)) {
    throw new InvalidArguments(`--language must be a code such as pt-br, not "${language}".`);
  }
  for (const name of ['publisher', 'series'] as const) {
    if (values[name]?.trim() === '') {
      throw new InvalidArguments(`--${name} must not be empty.`);
    }
  }
  const { publisher, series, sample } = values;
  return {
    paths: positionals,
    flags: {
      ...(audience === undefined ? {} : { audience }),
      ...(publisher === undefined ? {} : { publisher }),
      ...(series === undefined ? {} : { series }),
      ...(language === undefined ? {} : { language }),
      ...(sample === undefined ? {} : { samplePages: readSamplePages(sample) }),
    },
  };
}

function readSamplePages(text: string): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= maxSamplePages) return number;
  throw new InvalidArguments(`--sample must be a number from 0 to ${maxSamplePages}, not "${text}".`);
}

const options = {
  publisher: { type: 'string' },
  series: { type: 'string' },
  language: { type: 'string' },
  for: { type: 'string' },
  sample: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type TextOption = Exclude<keyof typeof options, 'help'>;

/** Uses own error messages, because those of `parseArgs` explain details of Node. */
function parse(commandLine: string[]) {
  const { tokens, values, positionals } = parseArgs({
    args: commandLine,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  });
  for (const token of tokens) if (token.kind === 'option') checkOption(token);
  // `checkOption` has checked the type of every value.
  return { values: values as { help?: boolean } & Partial<Record<TextOption, string>>, positionals };
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.hasOwn(options, name) ? options[name as keyof typeof options] : undefined;
  if (!option) {
    throw new InvalidArguments(
      `There is no option ${rawName}. --help lists the options. If it is a path, write ./${rawName}.`,
    );
  }
  if (option.type === 'boolean' && value !== undefined) {
    throw new InvalidArguments(`${rawName} takes no value.`);
  }
  if (option.type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-')))) {
    throw new InvalidArguments(`${rawName} needs a value, such as ${rawName} ${examples[name] ?? ''}.`);
  }
}

const examples: Record<string, string> = {
  publisher: '"Casa Azul"',
  series: '"Mar aberto"',
  language: 'pt-br',
  for: 'all',
  sample: '3',
};
