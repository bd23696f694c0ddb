import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Vocabulary } from '../vocabulary.ts';

export const FileFormat = Vocabulary('FileFormat', ['json', 'csv'], { default: 'json' });

/** The response of an operation that answers with JSON, or with a file if the query has `format=csv`. */
export const JsonOrCsv = <Schema extends TSchema>(json: Schema) => ({
  description: 'JSON, or a file with the same content.',
  content: {
    'application/json': { schema: json },
    'text/csv': {
      schema: Type.String({
        description:
          'RFC 4180 in UTF-8 without a byte order mark. The first record has the names of the fields.',
      }),
    },
  },
});

/** The records of a file, in parts. */
type CsvParts = Iterable<readonly object[]> | AsyncIterable<readonly object[]>;

/** A column of a file. `key`: the path to the value in a record, such as 'publisher.name'. */
export interface CsvColumn {
  key: string;
  header: string;
}

/**
 * Answers with a file. The records are written part by part, so that they need not be in memory at once. Texts that a
 * spreadsheet would run as formulas begin with an apostrophe.
 */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn[],
  parts: CsvParts,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(writeParts(columns, parts), { objectMode: false }));
}

async function* writeParts(columns: readonly CsvColumn[], parts: CsvParts) {
  const options = {
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String },
  } as const;
  yield stringify([columns.map(({ header }) => header)], options);
  for await (const records of parts) yield stringify([...records], options);
}
