import { jest } from '@jest/globals';
import { runAfterHeading } from '../../../../../src/composition/startup/run-after-heading.ts';

const waitForTimers = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

describe('runAfterHeading', () => {
  it('runs the work at once if there is a heading', async () => {
    document.body.append(document.createElement('h1'));
    const work = jest.fn();
    runAfterHeading(document, work);
    await waitForTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs the work once when a heading appears', async () => {
    const work = jest.fn();
    runAfterHeading(document, work);
    document.body.append(document.createElement('p'));
    await waitForTimers();
    expect(work).not.toHaveBeenCalled();
    document.body.append(document.createElement('h1'));
    await waitForTimers();
    document.body.append(document.createElement('p'));
    await waitForTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs the work after a timeout on a page without a heading', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    runAfterHeading(document, work);
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
