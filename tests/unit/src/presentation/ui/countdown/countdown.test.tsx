import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Countdown } from '../../../../../../src/presentation/ui/countdown/countdown.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

const begin = 1_000_000;

beforeAll(async () => void (await startI18n('pt-br')));
beforeEach(() => jest.useFakeTimers({ now: begin }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  setSeen(true);
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('timer').textContent;
const said = () => screen.getByRole('status').textContent;

function setSeen(isSeen: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isSeen ? 'visible' : 'hidden',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a countdown', () => {
  it('shows minutes and seconds, and 00:00 for what is over', async () => {
    render(<Countdown until={begin + 61_000} />);
    expect(shown()).toBe('01:01');
    await pass(1001);
    expect(shown()).toBe('00:59');
    await pass(70_000);
    expect(shown()).toBe('00:00');
  });

  it('goes by the clock that it is given', () => {
    render(<Countdown until={5000} now={() => 2000} />);
    expect(shown()).toBe('00:03');
  });

  it('tells the end once', async () => {
    const onEnd = jest.fn();
    render(<Countdown until={begin + 2000} onEnd={onEnd} />);
    await pass(1500);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    setSeen(false);
    setSeen(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not tick while nobody sees it, and is right when it is seen again', async () => {
    const now = jest.fn(() => Date.now());
    const onEnd = jest.fn();
    render(<Countdown until={begin + 30_000} now={now} onEnd={onEnd} />);
    setSeen(false);
    const looks = now.mock.calls.length;
    await pass(20_000);
    expect(now.mock.calls.length).toBe(looks);
    setSeen(true);
    expect(shown()).toBe('00:10');
    setSeen(false);
    await pass(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    setSeen(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is told aloud seldom: at ten, five and one minute, thirty and ten seconds, and at its end', async () => {
    render(<Countdown until={begin + 601_000} />);
    const heard = new Set([said()]);
    for (let second = 0; second < 605; second += 1) {
      await pass(1000);
      heard.add(said());
    }
    expect([...heard]).toEqual([
      '',
      'Faltam 10 minutos',
      'Faltam 5 minutos',
      'Falta 1 minuto',
      'Faltam 30 segundos',
      'Faltam 10 segundos',
      'O tempo acabou',
    ]);
  });

  it('counts to another instant when it is given one, and tells that end too', async () => {
    const onEnd = jest.fn();
    const { rerender } = render(<Countdown until={begin + 1000} onEnd={onEnd} />);
    await pass(2000);
    rerender(<Countdown until={begin + 10_000} onEnd={onEnd} />);
    await pass(1);
    expect(shown()).toBe('00:07');
    await pass(9000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });
});
