import { answerRequests } from '../../../../server/helper-process/answer-requests.ts';

answerRequests(async (request: string) => {
  if (request === 'fail') throw new Error('it failed');
  if (request === 'exit') process.exit();
  if (request === 'hang') for (;;);
  const [, wasmPages] = /^wasm (\d+)$/.exec(request) ?? [];
  if (wasmPages) new WebAssembly.Memory({ initial: 1 }).grow(Number(wasmPages) - 1);
  if (request === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
  return { pid: process.pid, value: request === 'argument' ? process.argv[2] : process.env[request] };
});
