import { parentalRatings } from '../../../../../src/domain/catalogue/catalogue-query.ts';
import { gateOf, highestRatingAt, type Viewer } from '../../../../../src/domain/catalogue/rating-gate.ts';

const gates = (viewer: Viewer) => parentalRatings.map((rating) => gateOf(rating, viewer)).join(' ');

describe('the gate of a rating', () => {
  it('asks only at +18 while nobody has said their age', () => {
    expect(gates({ isOfAge: null, guidedUpTo: null })).toBe('open open open open open ask');
  });

  it('is open to who is of age, and blocks +18 to who is not', () => {
    expect(gates({ isOfAge: true, guidedUpTo: null })).toBe('open open open open open open');
    expect(gates({ isOfAge: false, guidedUpTo: null })).toBe('open open open open open blocked');
  });

  it('blocks what is above the rating of a guided account, whatever it says of its age', () => {
    for (const isOfAge of [true, false, null]) {
      expect(gates({ isOfAge, guidedUpTo: '12' })).toBe('open open open blocked blocked blocked');
      expect(gates({ isOfAge, guidedUpTo: 'L' })).toBe('open blocked blocked blocked blocked blocked');
    }
  });
});

describe('the highest rating at an age', () => {
  it.each([
    [0, 'L'],
    [9, 'L'],
    [10, '10'],
    [11, '10'],
    [12, '12'],
    [14, '14'],
    [15, '14'],
    [16, '16'],
    [17, '16'],
    [18, '+18'],
    [80, '+18'],
  ])('of %i years is %s', (age, rating) => {
    expect(highestRatingAt((years) => age >= years)).toBe(rating);
  });

  it('is what is for everybody where nobody told the age', () => {
    expect(highestRatingAt(null)).toBe('L');
  });
});
