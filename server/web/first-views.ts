import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { type FirstViewDrawer, openFirstViewDrawer } from './first-view-drawer.ts';
import type { AskService, FirstView, FirstViewQuestion } from './first-view-messages.ts';

interface Parts {
  /** Where the app was built into. */
  directory: string;
  call: AskService;
  /** How long a view is kept, in milliseconds. */
  lifetime: number;
  /** Called once for each outage: for the first failure, and again only after a view was drawn. */
  onProblem(error: unknown): void;
}

type Question = Omit<FirstViewQuestion, 'timeoutMs'>;

export type DrawFirstView = (question: Question) => Promise<FirstView | null>;

export interface FirstViews {
  draw: DrawFirstView;
  close(): Promise<void>;
}

/** For the responses that a view needs. No page waits so long, but the view is cached for the next one. */
const timeoutMs = 2000;

/** Drawn at a time, each 10 to 20 ms of one processor; whoever comes then gets the frame and draws by themselves. */
const most = 8;

/** Bytes of all views that are kept, with their addresses and answers. */
const room = 8 * 1024 * 1024;

/**
 * Draws first views: each once for all who ask within its lifetime. null, so that the page shows the shop's frame, where
 * the build has no bundle, where an answer is refused, and where drawing fails or takes too long, which is told.
 */
export function openFirstViews({ directory, call, lifetime, onProblem }: Parts): FirstViews {
  const file = join(directory, 'first-view.mjs');
  const drawerOf = keepDrawer(file, call);
  const drawing = new Set<string>();
  let isFailing = false;
  const views = new LRUCache<string, { view: FirstView | null }, Question>({
    maxSize: room,
    // The answers are about as long as what is drawn from them; characters have two bytes.
    sizeCalculation: ({ view }, key) => 1000 + 2 * key.length + 4 * (view?.html.length ?? 0),
    ttl: lifetime,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context }) => {
      drawing.add(key);
      try {
        const drawer = await drawerOf();
        const view = await drawer.draw({ ...context, timeoutMs });
        isFailing = false;
        return { view };
      } catch (error) {
        if (!isFailing) onProblem(error);
        isFailing = true;
        // Not kept: what was too slow may be there at once the next time.
        return undefined;
      } finally {
        drawing.delete(key);
      }
    },
  });
  const draw: DrawFirstView = async (question) => {
    if (!existsSync(file)) return null;
    const key = `${question.language} ${question.address}`;
    // One that is being drawn is waited for with the others who asked for it.
    if (drawing.size >= most && !drawing.has(key) && !views.has(key)) return null;
    return (await views.fetch(key, { context: question }))?.view ?? null;
  };
  return { draw, close: drawerOf.close };
}

/** One that draws with the bundle in the file, and another when a build has replaced that. */
function keepDrawer(file: string, call: AskService) {
  let kept: { modified: number; drawer: FirstViewDrawer } | null = null;
  const drawerOf = async (): Promise<FirstViewDrawer> => {
    const { mtimeMs: modified } = await stat(file);
    if (kept?.modified !== modified) {
      void kept?.drawer.close();
      kept = { modified, drawer: openFirstViewDrawer(`${pathToFileURL(file)}?${modified}`, call) };
    }
    return kept.drawer;
  };
  return Object.assign(drawerOf, { close: async () => kept?.drawer.close() });
}
