import { shareRequests } from '../../../../../../src/presentation/checkout/order/share-requests.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

function buildRequests() {
  const share = shareRequests<string>();
  const answers: ((answer: string) => void)[] = [];
  const send = () => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, request: (key: string) => share(key, send) };
}

it('callers with the same key share one request until it is answered', async () => {
  const { answers, request } = buildRequests();
  const responses = [request('one'), request('one')];
  expect(answers).toHaveLength(1);
  answers[0]?.('first');
  expect(await Promise.all(responses)).toEqual(['first', 'first']);
  void request('one');
  expect(answers).toHaveLength(2);
});

it('a request with another key is sent at once, and is not affected by the answer to the former one', async () => {
  const { answers, request } = buildRequests();
  const former = request('one');
  const latter = request('two');
  answers[0]?.('first');
  await flushPromises();
  expect(request('two')).toBe(latter);
  answers[1]?.('second');
  expect(await Promise.all([former, latter])).toEqual(['first', 'second']);
});
