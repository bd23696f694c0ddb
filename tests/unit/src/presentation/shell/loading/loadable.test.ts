import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { Loadable } from '../../../../../../src/presentation/shell/loading/loadable.ts';

const timeout = async () => failed(failures.timeout);
const respondWith = (value: string) => async () => succeeded(value);

/** A request to which the test responds. */
function buildPendingRequest() {
  let respond: (value: string) => void = () => {};
  const request = () =>
    new Promise<ReturnType<typeof succeeded<string>>>((resolve) => {
      respond = (value) => resolve(succeeded(value));
    });
  return { request, respond: (value: string) => respond(value) };
}

describe('loading', () => {
  it('goes from idle to loading to ready', async () => {
    const loadable = new Loadable<string>();
    expect([loadable.state, loadable.value]).toEqual([{ kind: 'idle' }, null]);
    const loading = loadable.load(null, respondWith('one'));
    expect([loadable.state, loadable.isLoading]).toEqual([{ kind: 'loading', previous: null }, true]);
    expect(await loading).toEqual(succeeded('one'));
    expect(loadable.state).toEqual({ kind: 'ready', value: 'one' });
  });

  it('fails, and succeeds when it is repeated', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(null, timeout);
    expect(loadable.state).toEqual({ kind: 'failed', failure: failures.timeout, previous: null });
    expect([loadable.failure, loadable.value]).toEqual([failures.timeout, null]);
    await loadable.load(null, respondWith('one'));
    expect([loadable.failure, loadable.value]).toEqual([null, 'one']);
  });

  it('keeps the value of the same key while it loads again and after a failure', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(null, respondWith('one'));
    const loading = loadable.load(null, timeout);
    expect(loadable.state).toEqual({ kind: 'loading', previous: 'one' });
    await loading;
    expect(loadable.state).toEqual({ kind: 'failed', failure: failures.timeout, previous: 'one' });
  });
});

describe('another key', () => {
  it('drops the value', async () => {
    const loadable = new Loadable<string, string>();
    await loadable.load('a', respondWith('one'));
    expect([loadable.stateOf('a').kind, loadable.stateOf('b').kind]).toEqual(['ready', 'idle']);
    void loadable.load('b', respondWith('two'));
    expect([loadable.key, loadable.state]).toEqual(['b', { kind: 'loading', previous: null }]);
  });

  it('drops a late response', async () => {
    const loadable = new Loadable<string, string>();
    const formerRequest = buildPendingRequest();
    const lateLoad = loadable.load('a', formerRequest.request);
    await loadable.load('b', respondWith('two'));
    formerRequest.respond('one');
    expect([await lateLoad, loadable.state]).toEqual([null, { kind: 'ready', value: 'two' }]);
  });
});

describe('a late response', () => {
  it.each([
    ['a second request', (loadable: Loadable<string>) => void loadable.load(null, respondWith('two')), 'two'],
    ['a known value', (loadable: Loadable<string>) => loadable.set(null, 'known'), 'known'],
    ['a reset', (loadable: Loadable<string>) => loadable.reset(), null],
  ])('is dropped after %s', async (_, replace, value) => {
    const loadable = new Loadable<string>();
    const formerRequest = buildPendingRequest();
    const lateLoad = loadable.load(null, formerRequest.request);
    replace(loadable);
    formerRequest.respond('one');
    expect([await lateLoad, loadable.value]).toEqual([null, value]);
  });
});

describe('a change', () => {
  const upperCase = (value: string) => value.toUpperCase();

  it('changes the value, also while it loads again', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(null, respondWith('one'));
    loadable.change(upperCase);
    expect(loadable.state).toEqual({ kind: 'ready', value: 'ONE' });
    const formerRequest = buildPendingRequest();
    void loadable.load(null, formerRequest.request);
    loadable.change((value) => `${value}!`);
    expect(loadable.state).toEqual({ kind: 'loading', previous: 'ONE!' });
  });

  it('does nothing without a value', () => {
    const loadable = new Loadable<string>();
    loadable.change(upperCase);
    expect(loadable.state).toEqual({ kind: 'idle' });
  });
});
