import { GatewayUnreachable } from '../../../../server/commerce/payments/call-gateway.ts';
import { logProblem } from '../../../../server/platform/log-problem.ts';

const linesLoggedFor = (error: unknown) => {
  const lines: unknown[] = [];
  logProblem({ error: (...line: unknown[]) => void lines.push(line) }, error, 'a job failed');
  return lines;
};

it('logs what failed and why the gateway failed, without the data that was sent', () => {
  const refused = Object.assign(new Error('card 4242424242424242 was not sent'), { code: 'ECONNREFUSED' });
  expect(linesLoggedFor(new GatewayUnreachable(refused))).toEqual([
    [{ reason: 'ECONNREFUSED' }, 'a job failed'],
  ]);
});

it('logs other errors completely', () => {
  const error = new Error('A payment was removed.');
  expect(linesLoggedFor(error)).toEqual([[{ err: error }, 'a job failed']]);
});
