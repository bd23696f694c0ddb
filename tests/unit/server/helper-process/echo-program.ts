import { answerRequests } from '../../../../server/helper-process/answer-requests.ts';

answerRequests(async (request: string) => {
  if (request === 'fail') throw new Error('it failed');
  if (request === 'exit') process.exit();
  if (request === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
  return { pid: process.pid, value: request === 'argument' ? process.argv[2] : process.env[request] };
});
