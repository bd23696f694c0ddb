import { compareNaturally } from '../../../../../server/media/sources/natural-order.ts';

const sortNames = (...names: string[]) => [...names].sort(compareNaturally);

test('page 2 comes before page 10', () => {
  expect(sortNames('page10.jpg', 'page2.jpg', 'page1.jpg')).toEqual(['page1.jpg', 'page2.jpg', 'page10.jpg']);
});

test('leading zeros do not matter', () => {
  expect(sortNames('010.jpg', '9.jpg', '001.jpg')).toEqual(['001.jpg', '9.jpg', '010.jpg']);
});

test('pages of a folder stay together, and folders are sorted by number too', () => {
  expect(sortNames('part 10/1.jpg', 'part 2/2.jpg', 'part 2/1.jpg', 'part 2 b/1.jpg')).toEqual([
    'part 2/1.jpg',
    'part 2/2.jpg',
    'part 2 b/1.jpg',
    'part 10/1.jpg',
  ]);
});

test('names that compare as equal still have a fixed order', () => {
  expect(sortNames('01.jpg', '1.jpg')).toEqual(sortNames('1.jpg', '01.jpg'));
});
