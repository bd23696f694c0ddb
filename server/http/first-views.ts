import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from './language.ts';

/** The first screen of an address, drawn before the app has come. */
export interface FirstView {
  /** What stands in the page's #app. */
  html: string;
  /** HTML for the head: pictures that go before all others. */
  preloads: string;
  /** What the view was drawn from, so that the app need not ask for it again. */
  answers: object;
}

/** Asks the comics service as nobody in particular. Throws where it refuses. */
export type AskService = (address: string, headers: Record<string, string>) => Promise<unknown>;

/** All that is known of the bundle that the build puts beside the app; what it draws with is its own business. */
interface Bundle {
  renderFirstView(request: {
    address: string;
    language: Language;
    call: AskService;
    patience: number;
  }): Promise<FirstView | null>;
}

interface Parts {
  /** Where the app was built into. */
  directory: string;
  call: AskService;
  /** How long a view is kept, in milliseconds. */
  lifetime: number;
  onProblem(error: unknown): void;
}

interface Question {
  address: string;
  language: Language;
}

export type DrawFirstView = (question: Question) => Promise<FirstView | null>;

/** Milliseconds that a page waits for its answers, most of which are kept ready. */
const patience = 1000;

/** Drawn at a time, each 10 to 20 ms of one processor; whoever comes then gets the frame and draws by themselves. */
const most = 8;

/** Characters of all views that are kept. */
const room = 8 * 1024 * 1024;

/**
 * Draws first views: each once for all who ask within its lifetime. null, so that the page shows the shop's frame, where
 * the build has no bundle, where an answer is refused, and where drawing fails or takes too long, which is told.
 */
export function openFirstViews({ directory, call, lifetime, onProblem }: Parts): DrawFirstView {
  const file = join(directory, 'first-view.mjs');
  let drawing = 0;
  const views = new LRUCache<string, { view: FirstView | null }, Question>({
    maxSize: room,
    sizeCalculation: ({ view }) => 1000 + 2 * (view?.html.length ?? 0),
    ttl: lifetime,
    // Looks at the clock each time: the embedded database can hold up the timer that would say it is later.
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context }) => {
      drawing += 1;
      try {
        const { renderFirstView } = await bundleOf(file);
        return { view: await renderFirstView({ ...context, call, patience }) };
      } catch (error) {
        onProblem(error);
        // Not kept: what was too slow may be there at once the next time.
        return undefined;
      } finally {
        drawing -= 1;
      }
    },
  });
  return async (question) => {
    if (!existsSync(file)) return null;
    const key = `${question.language} ${question.address}`;
    if (drawing >= most && !views.has(key)) return null;
    return (await views.fetch(key, { context: question }))?.view ?? null;
  };
}

/** Read anew when a build has replaced it. */
async function bundleOf(file: string): Promise<Bundle> {
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file)}?${mtimeMs}`);
}
