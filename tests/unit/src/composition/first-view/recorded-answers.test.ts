import { RecordedAnswers } from '../../../../../src/composition/first-view/recorded-answers.ts';

const never = new Promise<never>(() => {});

describe('what is asked for a first view', () => {
  it('is asked once, however often the app wants it', async () => {
    const asked: string[] = [];
    const answers = new RecordedAnswers(async (address) => asked.push(address));
    await Promise.all([answers.take('/plan'), answers.take('/plan')]);
    expect(asked).toEqual(['/plan']);
  });

  it('is all there when one answer leads to the next question', async () => {
    const answers = new RecordedAnswers(async (address) => `of ${address}`);
    void answers.take('/issue/slug/a').then(() => answers.take('/series/issue/1'));
    expect(await answers.all(30_000)).toEqual({
      '/issue/slug/a': 'of /issue/slug/a',
      '/series/issue/1': 'of /series/issue/1',
    });
  });

  it('is all there however often an answer leads to the next question', async () => {
    const later = (address: string) =>
      new Promise<string>((resolve) => setTimeout(resolve, 10, `of ${address}`));
    const answers = new RecordedAnswers(later);
    void answers
      .take('/issue/slug/a')
      .then(() => answers.take('/series/issue/1'))
      .then(() => answers.take('/issue/1/neighbours'));
    expect(Object.keys((await answers.all(30_000)) ?? {})).toEqual([
      '/issue/slug/a',
      '/series/issue/1',
      '/issue/1/neighbours',
    ]);
  });

  it('is nothing where one is refused', async () => {
    const answers = new RecordedAnswers((address) =>
      address === '/plan' ? Promise.resolve([]) : Promise.reject(new Error('404')),
    );
    void answers.take('/plan');
    answers.take('/issue/slug/none').catch(() => {});
    expect(await answers.all(30_000)).toBeNull();
  });

  it('is given up, by name, where one takes too long', async () => {
    const answers = new RecordedAnswers(() => never);
    void answers.take('/plan');
    await expect(answers.all(1)).rejects.toThrow('No answer within 1 ms: /plan');
  });
});
