import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { answerQuestions } from './answer-questions.ts';
import { connectTo, type RunningPlatform } from './connect-to-platform.ts';
import { controlAddress, socketFile } from './control-address.ts';
import { inTurn } from './in-turn.ts';
import type { Commands } from './messages.ts';

/** A data directory that this process holds, and no other on this machine. */
export interface Claim {
  /** Until then, callers are told to wait. */
  serve(commands: Commands): void;
  release(): Promise<void>;
}

/** There is no folder to be had there. The message is one sentence for whoever started this process. */
export class DataDirectoryUnusable extends Error {}

/** Somebody else holds the data directory. The message is one sentence for whoever started this process. */
export class DataDirectoryInUse extends Error {}

/** How the platform itself is called where others are told who holds a data directory. */
export const platformHolder = 'the platform';

/**
 * Takes a data directory by listening on its control socket, before anything in it is opened: the embedded
 * database belongs to one process. A socket that a dead process left behind is taken over.
 */
export async function claimDataDirectory(dataDirectory: string, holder = platformHolder): Promise<Claim> {
  await makeFolder(dataDirectory);
  let commands: Commands | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    void answerQuestions(socket, { holder, process: process.pid }, () => commands);
  });
  await takePlace(server, dataDirectory);
  return {
    serve(offered) {
      commands = offered;
    },
    async release() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function makeFolder(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DataDirectoryUnusable(
      `DATA_DIR must be a folder that can be written; ${dataDirectory} is not (${code}).`,
    );
  }
}

/** In turns: nobody else finds a socket dead, and removes it, while this one begins to listen there. */
function takePlace(server: Server, dataDirectory: string): Promise<void> {
  return inTurn(join(dataDirectory, 'platform.turn'), async () => {
    const address = controlAddress(dataDirectory);
    const running = await connectTo(address);
    if (running) {
      running.close();
      throw inUse(running, dataDirectory);
    }
    if (process.platform === 'win32') return listen(server, address);
    await rm(socketFile(dataDirectory), { force: true });
    await listen(server, address);
    await chmod(socketFile(dataDirectory), 0o600);
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      done();
    });
  });
}

function inUse({ holder, process: id }: RunningPlatform, dataDirectory: string): DataDirectoryInUse {
  return new DataDirectoryInUse(
    `${resolve(dataDirectory)} is in use by ${holder} (process ${id}). Stop it first, or set DATA_DIR to another folder.`,
  );
}
