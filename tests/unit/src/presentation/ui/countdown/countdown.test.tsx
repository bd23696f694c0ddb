import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Countdown } from '../../../../../../src/presentation/ui/countdown/countdown.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

const startMs = 1_000_000;
const hourMs = 3_600_000;

beforeAll(async () => void (await startI18n('pt-br')));
beforeEach(() => jest.useFakeTimers({ now: startMs }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  setVisible(true);
});

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shownTime = () => screen.getByRole('timer').textContent;
const announcement = () => screen.getByRole('status').textContent;

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('Countdown', () => {
  it('shows minutes and seconds, and 00:00 when it is over', async () => {
    render(<Countdown until={startMs + 61_000} />);
    expect(shownTime()).toBe('01:01');
    await passTime(1001);
    expect(shownTime()).toBe('00:59');
    await passTime(70_000);
    expect(shownTime()).toBe('00:00');
  });

  it('shows hours and minutes from an hour on', async () => {
    render(<Countdown until={startMs + 2 * hourMs + 15 * 60_000 + 30_000} />);
    expect(shownTime()).toBe('2 h 15 min');
    await passTime(15 * 60_000 + 30_000);
    expect(shownTime()).toBe('2 h');
    await passTime(hourMs);
    expect(shownTime()).toBe('1 h');
    await passTime(2);
    expect(shownTime()).toBe('59:59');
  });

  it('shows the end, in São Paulo, from a day on', async () => {
    const until = Date.parse('2026-12-03T21:00:00Z');
    jest.setSystemTime(until - 25 * hourMs);
    render(<Countdown until={until} />);
    expect(shownTime()).toBe('até 3 de dez., 18:00');
    await passTime(hourMs + 1);
    expect(shownTime()).toBe('23 h 59 min');
  });

  it('uses the given clock', () => {
    render(<Countdown until={5000} now={() => 2000} />);
    expect(shownTime()).toBe('00:03');
  });

  it('calls onEnd once', async () => {
    const onEnd = jest.fn();
    render(<Countdown until={startMs + 2000} onEnd={onEnd} />);
    await passTime(1500);
    expect(onEnd).not.toHaveBeenCalled();
    await passTime(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    setVisible(false);
    setVisible(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stops while the page is hidden, and is correct when it is visible again', async () => {
    const now = jest.fn(() => Date.now());
    const onEnd = jest.fn();
    render(<Countdown until={startMs + 30_000} now={now} onEnd={onEnd} />);
    setVisible(false);
    const calls = now.mock.calls.length;
    await passTime(20_000);
    expect(now.mock.calls.length).toBe(calls);
    setVisible(true);
    expect(shownTime()).toBe('00:10');
    setVisible(false);
    await passTime(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    setVisible(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is announced at ten, five and one minute, at thirty and ten seconds, and at the end', async () => {
    render(<Countdown until={startMs + 601_000} />);
    const announcements = new Set([announcement()]);
    for (let second = 0; second < 605; second += 1) {
      await passTime(1000);
      announcements.add(announcement());
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
    const { rerender } = render(<Countdown until={startMs + 1000} onEnd={onEnd} />);
    await passTime(2000);
    rerender(<Countdown until={startMs + 10_000} onEnd={onEnd} />);
    await passTime(1);
    expect(shownTime()).toBe('00:07');
    await passTime(9000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });
});
