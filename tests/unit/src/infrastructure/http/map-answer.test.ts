import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { mapAnswer } from '../../../../../src/infrastructure/http/map-answer.ts';

const toTitles = (issues: readonly { readonly title: string }[]) => issues.map(({ title }) => title);

describe('mapAnswer', () => {
  it('converts the answer', () => {
    expect(mapAnswer(succeeded([{ title: 'Nanquim' }]), toTitles)).toEqual(succeeded(['Nanquim']));
  });

  it('keeps a failure', () => {
    expect(mapAnswer(failed(failures.timeout), toTitles)).toEqual(failed(failures.timeout));
  });

  it.each([['<html>'], [null], [{}]])('fails if the answer breaks the contract: %j', (answer) => {
    const outcome = succeeded(answer as unknown as readonly { readonly title: string }[]);
    expect(mapAnswer(outcome, toTitles)).toEqual(failed(failures.unexpected));
  });
});
