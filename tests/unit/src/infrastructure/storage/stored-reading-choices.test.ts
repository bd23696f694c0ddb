import type { ReadingChoice } from '../../../../../src/domain/reading/reading-choice.ts';
import { StoredReadingChoices } from '../../../../../src/infrastructure/storage/stored-reading-choices.ts';

const choice: ReadingChoice = {
  mode: 'vertical',
  direction: 'rtl',
  fit: 'width',
  lowWindowFit: 'page',
  showsPairs: false,
  animatesTurns: true,
};

beforeEach(() => localStorage.clear());

it('keeps a choice for its kind of issue', () => {
  new StoredReadingChoices(localStorage).save('paged-rtl', choice);
  const later = new StoredReadingChoices(localStorage);
  expect(later.find('paged-rtl')).toEqual(choice);
  expect(later.find('paged-ltr')).toBeNull();
});

it('completes a choice that an older version stored', () => {
  localStorage.setItem('banca.reading.paged-ltr', '{"mode":"paged","direction":"ltr","fit":"width"}');
  expect(new StoredReadingChoices(localStorage).find('paged-ltr')).toEqual({
    mode: 'paged',
    direction: 'ltr',
    fit: 'width',
    lowWindowFit: 'width',
    showsPairs: true,
    animatesTurns: false,
  });
});

it('ignores invalid values', () => {
  localStorage.setItem('banca.reading.paged-ltr', '{"mode":"sideways","direction":"ltr","fit":"page"}');
  expect(new StoredReadingChoices(localStorage).find('paged-ltr')).toBeNull();
});
