import { readComicInfo } from '../../../../../server/media/import/comic-info.ts';

const readFields = (fields: string) => readComicInfo(`<?xml version="1.0"?><ComicInfo>${fields}</ComicInfo>`);

test('reads all details that the catalogue stores', () => {
  const details = readFields(`
    <Title>A &amp; B &#233;</Title><Series>Mar</Series><Number>3.5</Number><Publisher>Casa</Publisher>
    <Writer>Ana Lima, Bia</Writer><CoverArtist>Caio</CoverArtist><Summary>Um dia.</Summary>
    <LanguageISO>pt</LanguageISO><AgeRating>Teen</AgeRating><Manga>YesAndRightToLeft</Manga>
    <Year>2021</Year><Month>2</Month><Day>9</Day><Genre>Magic Girls, Sci-Fi</Genre>`);
  expect(details).toEqual({
    title: 'A & B é',
    series: { title: 'Mar' },
    number: 3.5,
    publisher: { name: 'Casa' },
    description: 'Um dia.',
    language: 'pt-br',
    parentalRating: '14',
    readingDirection: 'rtl',
    releaseDate: '2021-02-09',
    genre: 'science fiction',
    contributors: [
      { name: 'Ana Lima', role: 'writer' },
      { name: 'Bia', role: 'writer' },
      { name: 'Caio', role: 'cover designer' },
    ],
  });
});

test('missing and meaningless values are absent', () => {
  expect(
    readFields('<Title> </Title><AgeRating>Unknown</AgeRating><Genre>Other</Genre><Number>one</Number>'),
  ).toEqual({});
});

test('a title that looks like a number is not changed', () => {
  expect(readFields('<Title>007</Title>').title).toBe('007');
});

test('control characters do not reach the database', () => {
  expect(readFields('<Title>A\u0000B&#7;</Title>').title).toBe('A B');
});

test('without a title, the title of the series is used', () => {
  expect(readFields('<Series>Mar</Series>').title).toBe('Mar');
});

test('a date that does not exist becomes 1 January', () => {
  expect(readFields('<Year>2021</Year><Month>2</Month><Day>31</Day>').releaseDate).toBe('2021-01-01');
});

test.each([
  ['Everyone', 'L'],
  ['Everyone 10+', '10'],
  ['MA15+', '16'],
  ['Mature 17+', '+18'],
  ['X18+', '+18'],
])('the rating %s becomes %s', (rating, expected) => {
  expect(readFields(`<AgeRating>${rating}</AgeRating>`).parentalRating).toBe(expected);
});

test('entities that a document defines are not expanded', () => {
  const bomb = `<!DOCTYPE c [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><ComicInfo><Title>&b;</Title></ComicInfo>`;
  expect(readComicInfo(bomb).title).toBe('&b;');
});

test('throws if the file is not XML', () => {
  expect(() => readComicInfo('<ComicInfo><Title>')).toThrow();
});
