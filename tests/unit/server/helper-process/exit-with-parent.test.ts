import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const module = join(import.meta.dirname, '../../../../server/helper-process/exit-with-parent.ts');

const childProgram = `
  const { exitWithParent } = await import(${JSON.stringify(module)});
  exitWithParent();
  console.log('started');
  for (;;);
`;
const parentProgram = `
  const { spawn } = await import('node:child_process');
  const args = ['--input-type=module', '--eval', ${JSON.stringify(childProgram)}];
  spawn(process.execPath, args, { stdio: 'inherit' });
`;

test('a process that its work blocks ends after its parent was killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', parentProgram]);
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  // The output is closed when the last process that inherited it has ended.
  await once(parent, 'close');
});
