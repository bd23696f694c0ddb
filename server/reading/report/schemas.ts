import { Type } from 'typebox';

const Identifier = Type.String({ format: 'uuid' });
const Count = (description: string) => Type.Integer({ minimum: 0, description });
const Day = (description: string) =>
  Type.String({ format: 'date', description: `YYYY-MM-DD in America/Sao_Paulo. ${description}` });

export const ReportQuery = Type.Object({
  from: Type.Optional(Day('By default the first day of the current month.')),
  to: Type.Optional(Day('Included. By default today.')),
  publisherId: Type.Optional(Type.String({ format: 'uuid', description: 'All of the caller if absent.' })),
});

const counts = {
  readers: Count('The number of different readers.'),
  sittings: Count('A sitting ends when the reader has not opened a page of the issue for 30 minutes.'),
  pages: Count('Each page counts once in a sitting.'),
};

export const IssueReadings = Type.Object(
  {
    issue: Type.Object(
      {
        externalId: Identifier,
        slug: Type.String(),
        title: Type.String({ description: 'In the requested language, otherwise in the original one.' }),
        publisher: Type.Object(
          { dragonId: Identifier, name: Type.String() },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    ...counts,
  },
  { additionalProperties: false, title: 'IssueReadings' },
);

export const ReadingTotals = Type.Object(
  { from: Day('The first day.'), to: Day('The last day.'), ...counts },
  { additionalProperties: false, title: 'ReadingTotals' },
);
