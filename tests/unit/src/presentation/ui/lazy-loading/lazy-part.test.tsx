import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../../../../../src/presentation/ui/lazy-loading/lazy-part.tsx';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

function show() {
  const requests: PromiseWithResolvers<string>[] = [];
  const lazyText = new Lazy(() => {
    const response = Promise.withResolvers<string>();
    requests.push(response);
    return response.promise;
  });
  render(
    <LazyPart lazy={lazyText} placeholder={<p>Ainda não</p>}>
      {(text) => <p>{text}</p>}
    </LazyPart>,
  );
  /** Waits until the part has been requested `times` times. */
  const waitForRequests = (times: number) => waitFor(() => expect(requests).toHaveLength(times));
  return { requests, waitForRequests, lazyText };
}

describe('LazyPart', () => {
  it('shows the placeholder until it has loaded, and loads once', async () => {
    const { requests, waitForRequests, lazyText } = show();
    expect(screen.getByText('Ainda não')).toBeTruthy();
    await waitForRequests(1);
    const fetching = lazyText.fetch();
    await act(async () => requests[0]?.resolve('Chegou'));
    await fetching;
    expect(lazyText.current).toBe('Chegou');
    expect(screen.getByText('Chegou')).toBeTruthy();
    await lazyText.fetch();
    expect(requests).toHaveLength(1);
  });

  it('shows a failure, and loads again', async () => {
    const { requests, waitForRequests } = show();
    await waitForRequests(1);
    await act(async () => requests[0]?.reject(chunkLoadError()));
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByText('Ainda não')).toBeTruthy();
    await act(async () => requests[1]?.resolve('Chegou'));
    expect(screen.getByText('Chegou')).toBeTruthy();
  });

  it('does not present a bug in the loaded code as a lost network, and reports it', async () => {
    const reportError = jest.fn();
    Object.assign(globalThis, { reportError });
    const { requests, waitForRequests } = show();
    await waitForRequests(1);
    const bug = new TypeError('undefined is not a function');
    await act(async () => requests[0]?.reject(bug));
    expect(screen.getByRole('alert').textContent).toContain('Erro inesperado');
    expect(reportError.mock.calls).toEqual([[bug]]);
  });
});
