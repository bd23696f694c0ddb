import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DrawingRoom } from '../media/images/drawn-images.ts';
import { oneAfterAnother } from '../media/import/one-after-another.ts';

/** What the process answers to a recipe. */
export type Drawn = { bytes: Uint8Array } | { error: string };

interface Options {
  /** The module whose `openDemoCatalogue` gives the catalogue. */
  catalogue?: URL;
  /** Milliseconds without work after which the process ends, and its memory is free. */
  patience?: number;
}

const demoCatalogue = new URL('./open-demo-catalogue.ts', import.meta.url);
const program = fileURLToPath(new URL('./draw-recipes.ts', import.meta.url));

/**
 * Measured over sixty pages: 140 MB instead of 360. Large blocks go back to the system at once, and nothing is
 * kept for threads that are not there. Systems with another allocator do not mind the names.
 */
const thrifty = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: '1',
};
const limits = ['--max-semi-space-size=4', '--max-old-space-size=128'];

/**
 * Draws the demo's recipes in a process of its own, so that the platform answers quickly meanwhile and survives
 * whatever a drawing library does. It begins when something is drawn first, and again after it has ended.
 */
export function openDrawingRoom({ catalogue = demoCatalogue, patience = 10_000 }: Options = {}): DrawingRoom {
  const inTurn = oneAfterAnother();
  let drawer: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function begin(): ChildProcess {
    const begun = fork(program, [catalogue.href], {
      serialization: 'advanced',
      execArgv: limits,
      env: { ...process.env, ...thrifty },
    });
    const leave = () => {
      if (drawer === begun) drawer = undefined;
    };
    return begun.on('error', leave).on('exit', leave);
  }

  async function answer(recipe: string): Promise<Buffer> {
    if (isClosed) throw new Error(`${recipe} was not drawn: the platform is closing.`);
    clearTimeout(idle);
    drawer ??= begin();
    drawer.send(recipe);
    const drawn = await answerOf(drawer, recipe);
    idle = setTimeout(() => drawer && end(drawer), patience);
    idle.unref();
    if ('error' in drawn) throw new Error(drawn.error);
    return Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength);
  }

  async function end(ended: ChildProcess): Promise<void> {
    drawer = undefined;
    const gone = once(ended, 'exit');
    ended.kill('SIGKILL');
    await gone;
  }

  return {
    prepare() {
      if (!isClosed) drawer ??= begin();
    },
    draw: (recipe) => inTurn(() => answer(recipe)),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      if (drawer) await end(drawer);
    },
  };
}

async function answerOf(drawer: ChildProcess, recipe: string): Promise<Drawn> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      // An 'error' of the process rejects this one.
      once(drawer, 'message', { signal }).then(([drawn]) => drawn as Drawn),
      once(drawer, 'exit', { signal }).then(
        (): Drawn => ({ error: `${recipe} was not drawn: its process ended.` }),
      ),
    ]);
  } finally {
    settled.abort();
  }
}
