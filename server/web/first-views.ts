import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { RenderedView, RenderRequest, ServiceCall } from './first-view-messages.ts';
import { type FirstViewRenderer, openFirstViewRenderer } from './first-view-renderer.ts';

interface FirstViewOptions {
  /** The folder of the built app. */
  directory: string;
  call: ServiceCall;
  /** The links of the footer, as the page has them. */
  links: string;
  /** How long a view is cached. */
  lifetimeMs: number;
  /** Called once for each outage: for the first failure, and again only after a view was rendered. */
  onProblem(error: unknown): void;
}

type ViewRequest = Omit<RenderRequest, 'timeoutMs' | 'links'>;

export type RenderFirstView = (request: ViewRequest) => Promise<RenderedView | null>;

export interface FirstViews {
  render: RenderFirstView;
  close(): Promise<void>;
}

/** For the API answers that a view needs. No page waits that long, but the view is cached for the next request. */
const timeoutMs = 2000;
/** Each rendering takes 10 to 20 ms of one processor. Above this number, pages show the frame and the app renders them. */
const maxConcurrent = 8;
/** All cached views, with their addresses and answers. */
const maxCacheBytes = 8 * 1024 * 1024;

/**
 * Renders and caches first views. Concurrent requests share one rendering. Returns null, so the page shows the frame, if
 * the build has no bundle or if rendering fails or takes too long, which is reported to `onProblem`.
 */
export function openFirstViews({
  directory,
  call,
  links,
  lifetimeMs,
  onProblem,
}: FirstViewOptions): FirstViews {
  const file = join(directory, 'first-view.mjs');
  const getRenderer = cacheRenderer(file, call);
  const rendering = new Set<string>();
  let isFailing = false;
  const views = new LRUCache<string, { view: RenderedView | null }, ViewRequest>({
    maxSize: maxCacheBytes,
    // The answers are about as long as the HTML, and a character has two bytes.
    sizeCalculation: ({ view }, key) => 1000 + 2 * key.length + 4 * (view?.html.length ?? 0),
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context }) => {
      rendering.add(key);
      try {
        const renderer = await getRenderer();
        const view = await renderer.render({ ...context, links, timeoutMs });
        isFailing = false;
        return { view };
      } catch (error) {
        if (!isFailing) onProblem(error);
        isFailing = true;
        // Failures are not cached, because the next rendering may succeed.
        return undefined;
      } finally {
        rendering.delete(key);
      }
    },
  });
  const render: RenderFirstView = async (request) => {
    if (!existsSync(file)) return null;
    const key = `${request.language} ${request.address}`;
    // The limit does not apply to views that are cached or being rendered.
    if (rendering.size >= maxConcurrent && !rendering.has(key) && !views.has(key)) return null;
    return (await views.fetch(key, { context: request }))?.view ?? null;
  };
  return { render, close: getRenderer.close };
}

/** Returns the renderer for the bundle in the file. Opens another one after a new build. */
function cacheRenderer(file: string, call: ServiceCall) {
  let cached: { modified: number; renderer: FirstViewRenderer } | null = null;
  const currentRenderer = async (): Promise<FirstViewRenderer> => {
    const { mtimeMs: modified } = await stat(file);
    if (cached?.modified !== modified) {
      void cached?.renderer.close();
      cached = { modified, renderer: openFirstViewRenderer(`${pathToFileURL(file)}?${modified}`, call) };
    }
    return cached.renderer;
  };
  return Object.assign(currentRenderer, { close: async () => cached?.renderer.close() });
}
