import { compareNaturally } from '../../../../../server/media/sources/natural-order.ts';

const sorted = (...names: string[]) => [...names].sort(compareNaturally);

test('page 2 comes before page 10', () => {
  expect(sorted('page10.jpg', 'page2.jpg', 'page1.jpg')).toEqual(['page1.jpg', 'page2.jpg', 'page10.jpg']);
});

test('leading zeros do not matter', () => {
  expect(sorted('010.jpg', '9.jpg', '001.jpg')).toEqual(['001.jpg', '9.jpg', '010.jpg']);
});

test('pages of a folder stay together, and folders are sorted by number too', () => {
  expect(sorted('part 10/1.jpg', 'part 2/2.jpg', 'part 2/1.jpg', 'part 2 b/1.jpg')).toEqual([
    'part 2/1.jpg',
    'part 2/2.jpg',
    'part 2 b/1.jpg',
    'part 10/1.jpg',
  ]);
});

test('names that compare as equal still have a fixed order', () => {
  expect(sorted('01.jpg', '1.jpg')).toEqual(sorted('1.jpg', '01.jpg'));
});
