import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../../../../../src/presentation/ui/lazy-loading/lazy-part.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

function show() {
  const asked: PromiseWithResolvers<string>[] = [];
  const later = new Lazy(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  render(
    <LazyPart lazy={later} placeholder={<p>Ainda não</p>}>
      {(text) => <p>{text}</p>}
    </LazyPart>,
  );
  /** How often it was asked for, once that is as often. */
  const askedFor = (times: number) => waitFor(() => expect(asked).toHaveLength(times));
  return { asked, askedFor, later };
}

describe('a part that comes later', () => {
  it('keeps its place until it has come, and is fetched once', async () => {
    const { asked, askedFor, later } = show();
    expect(screen.getByText('Ainda não')).toBeTruthy();
    await askedFor(1);
    const meanwhile = later.fetch();
    await act(async () => asked[0]?.resolve('Chegou'));
    await meanwhile;
    expect(later.current).toBe('Chegou');
    expect(screen.getByText('Chegou')).toBeTruthy();
    await later.fetch();
    expect(asked).toHaveLength(1);
  });

  it('says that it did not come, and is asked for again', async () => {
    const { asked, askedFor } = show();
    await askedFor(1);
    await act(async () => asked[0]?.reject(new Error('No network')));
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByText('Ainda não')).toBeTruthy();
    await act(async () => asked[1]?.resolve('Chegou'));
    expect(screen.getByText('Chegou')).toBeTruthy();
  });
});
