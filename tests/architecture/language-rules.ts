/** A file of the repository: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const exportedType = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

/** The files that export each type name. Types in the examples of documents do not count. */
function filesByTypeName(files: readonly SourceFile[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, name = ''] of text.matchAll(exportedType)) {
      byName.set(name, [...(byName.get(name) ?? []), path]);
    }
  }
  return byName;
}

/** A search for a type has one result. */
export const duplicateTypeNames = (files: readonly SourceFile[]): string[] =>
  [...filesByTypeName(files)]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);

/** Words that end like a participle and are nouns for a thing. */
const allowedNouns = ['Encoding', 'Heading', 'Reading', 'Feed', 'Seed', 'Speed'];

const irregularParticiples = [
  'Found',
  'Given',
  'Gone',
  'Held',
  'Kept',
  'Known',
  'Made',
  'Seen',
  'Sent',
  'Shown',
  'Sold',
  'Taken',
  'Told',
];

/** A type is named for a thing, not for an activity (`Ordering`) or for what was done to it (`Prepared`). */
export const participleTypeNames = (files: readonly SourceFile[]): string[] =>
  [...filesByTypeName(files)]
    .filter(([name]) => /^[A-Z][a-z]+(?:ing|ed)$/.test(name) || irregularParticiples.includes(name))
    .filter(([name]) => !allowedNouns.includes(name))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);

/** Words that this project no longer uses, with what replaces them (docs/language.md). */
const replacements: readonly (readonly [retired: readonly string[], replacement: string])[] = [
  [
    ['tell', 'tells', 'telling', 'told', 'untold', 'tellable'],
    'send, return, report, notify, sync, publish or show',
  ],
  [['wish', 'wishes'], 'purchase intent'],
  [['whoever'], 'the reader, the caller or anyone who'],
  [['wanted'], 'requested, expected or needed'],
  [['manner', 'manners'], 'options or style'],
  [['patience'], 'timeoutMs'],
  [['anew'], 'again'],
];

const replacementOf = new Map(
  replacements.flatMap(([retired, replacement]) => retired.map((word) => [word, replacement] as const)),
);

/** Words in prose and in identifiers: `tellPositions` has two. */
const word = /[A-Z]?[a-z]+/g;

export const retiredWords = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(word)].flatMap(([found]) => {
        const replacement = replacementOf.get(found.toLowerCase());
        return replacement ? [`${path}:${index + 1}: "${found}": ${replacement}`] : [];
      }),
    ),
  );

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The path of a source file or a document that a text names. */
const citedPath = /(?<![\w/.@-])((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|md)|[\w-]+\.md)\b/g;

/**
 * Citations of files that do not exist. A path is valid from the root, from the folder of the citing file, or if a file
 * ends with it. `paths`: all files of the repository.
 */
export function brokenCitations(files: readonly SourceFile[], paths: readonly string[]): string[] {
  const exists = (cited: string) => {
    const end = `/${cited.replace(/^(?:\.\.?\/)+/, '')}`;
    return paths.some((path) => `/${path}`.endsWith(end));
  };
  return files.flatMap(({ path, text }) => {
    const prose = path.endsWith('.md') ? text : [...text.matchAll(comment)].join('\n');
    return [...prose.matchAll(citedPath)]
      .filter(([, cited = '']) => !exists(cited))
      .map(([, cited]) => `${path}: ${cited}`);
  });
}
