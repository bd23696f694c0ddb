import { sortEntries } from '../../../../../server/media/sources/sort-entries.ts';

const buildEntries = (...names: string[]) =>
  names.map((name) => ({ name, read: async () => Buffer.alloc(0) }));
const pageNamesOf = (...names: string[]) => sortEntries(buildEntries(...names)).pages.map(({ name }) => name);

test('files of operating systems and viewers are not pages', () => {
  const skippedNames = [
    '__MACOSX/._1.jpg',
    '._1.jpg',
    'comic/.DS_Store',
    '.thumbnails/1.jpg',
    '.hidden.png',
    'Thumbs.db',
    'thumbnails/1.jpg',
    'comic/thumbs/1.jpg',
    '@eaDir/1.jpg',
    'readme.txt',
  ];
  expect(pageNamesOf('1.jpg', ...skippedNames, 'thumbs.jpg')).toEqual(['1.jpg', 'thumbs.jpg']);
});

test('images of all formats that browsers show are pages', () => {
  const names = ['1.jpg', '2.JPEG', '3.png', '4.webp', '5.avif', '6.GIF'];
  expect(pageNamesOf(...names)).toEqual(names);
});

test('a comic with an image in an unsupported format is rejected', () => {
  expect(() => pageNamesOf('1.jpg', '2.tiff')).toThrow('contains "2.tiff", whose format is not supported');
});

test('a comic without files and a comic without images are rejected with different reasons', () => {
  expect(() => pageNamesOf()).toThrow('is empty');
  expect(() => pageNamesOf('1.txt')).toThrow('has no images');
});

test('the outermost ComicInfo.xml and banca.json are used', () => {
  const names = ['1.jpg', 'old/ComicInfo.xml', 'comicinfo.xml', 'old/new/banca.json', 'old/banca.json'];
  const { details, supplement } = sortEntries(buildEntries(...names));
  expect([details?.name, supplement?.name]).toEqual(['comicinfo.xml', 'old/banca.json']);
});
