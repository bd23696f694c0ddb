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
  setVisible(true);
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('timer').textContent;
const announced = () => screen.getByRole('status').textContent;

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('Countdown', () => {
  it('shows minutes and seconds, and 00:00 when it is over', async () => {
    render(<Countdown until={begin + 61_000} />);
    expect(shown()).toBe('01:01');
    await pass(1001);
    expect(shown()).toBe('00:59');
    await pass(70_000);
    expect(shown()).toBe('00:00');
  });

  it('uses the given clock', () => {
    render(<Countdown until={5000} now={() => 2000} />);
    expect(shown()).toBe('00:03');
  });

  it('calls onEnd once', async () => {
    const onEnd = jest.fn();
    render(<Countdown until={begin + 2000} onEnd={onEnd} />);
    await pass(1500);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    setVisible(false);
    setVisible(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stops while the page is hidden, and is correct when it is visible again', async () => {
    const now = jest.fn(() => Date.now());
    const onEnd = jest.fn();
    render(<Countdown until={begin + 30_000} now={now} onEnd={onEnd} />);
    setVisible(false);
    const calls = now.mock.calls.length;
    await pass(20_000);
    expect(now.mock.calls.length).toBe(calls);
    setVisible(true);
    expect(shown()).toBe('00:10');
    setVisible(false);
    await pass(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    setVisible(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is announced at ten, five and one minute, at thirty and ten seconds, and at the end', async () => {
    render(<Countdown until={begin + 601_000} />);
    const announcements = new Set([announced()]);
    for (let second = 0; second < 605; second += 1) {
      await pass(1000);
      announcements.add(announced());
    }
    expect([...announcements]).toEqual([
      '',
      'Faltam 10 minutos',
      'Faltam 5 minutos',
      'Falta 1 minuto',
      'Faltam 30 segundos',
      'Faltam 10 segundos',
      'O tempo acabou',
    ]);
  });

  it('counts down to a new instant, and calls onEnd again', async () => {
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
