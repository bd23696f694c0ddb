import type { Socket } from 'node:net';
import { messageOf } from '../media/error-facts.ts';
import { readLines, writeLine } from './json-lines.ts';
import type { Answer, Commands, Greeting, Question } from './messages.ts';

/** Greets, and answers until the other side goes. */
export async function answerQuestions(
  socket: Socket,
  greeting: Greeting,
  commands: () => Commands | null,
): Promise<void> {
  const gone = new AbortController();
  writeLine(socket, greeting);
  try {
    for await (const question of readLines(socket)) {
      void answer(question as Question, socket, commands(), gone.signal);
    }
  } catch {
    // Whoever breaks off in the middle of a line is told nothing more.
    socket.destroy();
  } finally {
    gone.abort();
  }
}

async function answer(
  { command, argument }: Question,
  socket: Socket,
  commands: Commands | null,
  signal: AbortSignal,
): Promise<void> {
  const say = (said: Answer) => writeLine(socket, said);
  try {
    if (!commands)
      throw new Error('The data directory is in use, but not ready for commands. Try again later.');
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) throw new Error(`The running platform does not know the command "${command}".`);
    say({ result: (await run(argument, (report) => say({ report }), signal)) ?? null });
  } catch (error) {
    say({ error: messageOf(error) });
  }
}
