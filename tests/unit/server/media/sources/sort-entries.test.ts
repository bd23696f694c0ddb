import { sortEntries } from '../../../../../server/media/sources/sort-entries.ts';

const entries = (...names: string[]) => names.map((name) => ({ name, read: async () => Buffer.alloc(0) }));
const pagesOf = (...names: string[]) => sortEntries(entries(...names)).pages.map(({ name }) => name);

test('files of operating systems and viewers are not pages', () => {
  const left = [
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
  expect(pagesOf('1.jpg', ...left, 'thumbs.jpg')).toEqual(['1.jpg', 'thumbs.jpg']);
});

test('images of all formats that browsers show are pages', () => {
  const names = ['1.jpg', '2.JPEG', '3.png', '4.webp', '5.avif', '6.GIF'];
  expect(pagesOf(...names)).toEqual(names);
});

test('an image in an unsupported format refuses the comic', () => {
  expect(() => pagesOf('1.jpg', '2.tiff')).toThrow('contains "2.tiff", whose format is not supported');
});

test('a comic without files and one without images have different reasons', () => {
  expect(() => pagesOf()).toThrow('is empty');
  expect(() => pagesOf('1.txt')).toThrow('has no images');
});

test('the outermost ComicInfo.xml and banca.json are used', () => {
  const names = ['1.jpg', 'old/ComicInfo.xml', 'comicinfo.xml', 'old/new/banca.json', 'old/banca.json'];
  const { details, supplement } = sortEntries(entries(...names));
  expect([details?.name, supplement?.name]).toEqual(['comicinfo.xml', 'old/banca.json']);
});
