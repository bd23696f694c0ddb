import { ignoreSkippedTransitions } from '../../../../../src/composition/startup/ignore-skipped-transitions.ts';

function isReported(reason: unknown): boolean {
  const target = new EventTarget();
  ignoreSkippedTransitions(target);
  return target.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
  );
}

it.each([
  [new DOMException('Transition was skipped. skipTransition() called', 'AbortError'), false],
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), false],
  [new DOMException('The operation was aborted.', 'AbortError'), true],
  [new Error('Transition was skipped'), true],
  [undefined, true],
])('%s is reported: %s', (reason, expected) => {
  expect(isReported(reason)).toBe(expected);
});
