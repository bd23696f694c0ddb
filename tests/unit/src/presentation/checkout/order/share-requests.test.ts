import { shareRequests } from '../../../../../../src/presentation/checkout/order/share-requests.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

function setUpRequests() {
  const share = shareRequests<string>();
  const resolvers: ((response: string) => void)[] = [];
  const send = () => new Promise<string>((resolve) => resolvers.push(resolve));
  return { resolvers, request: (key: string) => share(key, send) };
}

it('callers with the same key share one request until it has a response', async () => {
  const { resolvers, request } = setUpRequests();
  const responses = [request('one'), request('one')];
  expect(resolvers).toHaveLength(1);
  resolvers[0]?.('first');
  expect(await Promise.all(responses)).toEqual(['first', 'first']);
  void request('one');
  expect(resolvers).toHaveLength(2);
});

it('a request with another key is sent immediately, and is not affected by the response to the former one', async () => {
  const { resolvers, request } = setUpRequests();
  const former = request('one');
  const latter = request('two');
  resolvers[0]?.('first');
  await flushPromises();
  expect(request('two')).toBe(latter);
  resolvers[1]?.('second');
  expect(await Promise.all([former, latter])).toEqual(['first', 'second']);
});
