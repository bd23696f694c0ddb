import { shareRequests } from '../../../../../../src/presentation/checkout/order/share-requests.ts';
import { settled } from '../../../../../fakes/hold-answers.ts';

function someRequests() {
  const share = shareRequests<string>();
  const answers: ((answer: string) => void)[] = [];
  const request = () => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, ask: (key: string) => share(key, request) };
}

it('callers with the same key share one request until it is answered', async () => {
  const { answers, ask } = someRequests();
  const asked = [ask('one'), ask('one')];
  expect(answers).toHaveLength(1);
  answers[0]?.('first');
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  void ask('one');
  expect(answers).toHaveLength(2);
});

it('a request with another key is sent at once, and is not affected by the answer to the former one', async () => {
  const { answers, ask } = someRequests();
  const former = ask('one');
  const latter = ask('two');
  answers[0]?.('first');
  await settled();
  expect(ask('two')).toBe(latter);
  answers[1]?.('second');
  expect(await Promise.all([former, latter])).toEqual(['first', 'second']);
});
