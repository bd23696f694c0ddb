import { RecordedAnswers } from '../../../../../src/composition/first-view/recorded-answers.ts';

const neverSettled = new Promise<never>(() => {});

describe('RecordedAnswers', () => {
  it('sends equal requests once', async () => {
    const sent: string[] = [];
    const answers = new RecordedAnswers(async (address) => sent.push(address));
    await Promise.all([answers.take('/plan'), answers.take('/plan')]);
    expect(sent).toEqual(['/plan']);
  });

  it('waits for a request that an earlier answer causes', async () => {
    const answers = new RecordedAnswers(async (address) => `of ${address}`);
    void answers.take('/issue/slug/a').then(() => answers.take('/series/issue/1'));
    expect(await answers.collectAll(30_000)).toEqual({
      '/issue/slug/a': 'of /issue/slug/a',
      '/series/issue/1': 'of /series/issue/1',
    });
  });

  it('waits for a chain of requests', async () => {
    const requestSlowly = (address: string) =>
      new Promise<string>((resolve) => setTimeout(resolve, 10, `of ${address}`));
    const answers = new RecordedAnswers(requestSlowly);
    void answers
      .take('/issue/slug/a')
      .then(() => answers.take('/series/issue/1'))
      .then(() => answers.take('/issue/1/neighbours'));
    expect(Object.keys((await answers.collectAll(30_000)) ?? {})).toEqual([
      '/issue/slug/a',
      '/series/issue/1',
      '/issue/1/neighbours',
    ]);
  });

  it('returns null if a request fails', async () => {
    const answers = new RecordedAnswers((address) =>
      address === '/plan' ? Promise.resolve([]) : Promise.reject(new Error('404')),
    );
    void answers.take('/plan');
    answers.take('/issue/slug/none').catch(() => {});
    expect(await answers.collectAll(30_000)).toBeNull();
  });

  it('throws with the address if a request takes too long', async () => {
    const answers = new RecordedAnswers(() => neverSettled);
    void answers.take('/plan');
    await expect(answers.collectAll(1)).rejects.toThrow('No answer within 1 ms: /plan');
  });
});
