import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface ScreenPath {
  /** A route's path with `:parameters`. A final `*` matches any rest. */
  path: string;
}

/**
 * Returns a function that checks whether the built app has a screen at a path. It reads screens.json of the build, again
 * after each new build. Without that file, every path is accepted.
 */
export function openAppPaths(directory: string): (path: string) => Promise<boolean> {
  const file = join(directory, 'screens.json');
  let cached: { modifiedMs: number; patterns: RegExp[] } | undefined;
  return async (path) => {
    const modified = await readModifiedMs(file);
    if (modified === null) return true;
    if (cached?.modifiedMs !== modified) {
      const screens: ScreenPath[] = JSON.parse(await readFile(file, 'utf8'));
      cached = { modifiedMs: modified, patterns: screens.map(patternOf) };
    }
    return cached.patterns.some((each) => each.test(path));
  };
}

/** Like the app's router, ignores case and a final slash. */
function patternOf({ path }: ScreenPath): RegExp {
  const escaped = path.replace(/\/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const rest = path.endsWith('/*') ? '(?:/.*)?' : '/?';
  return new RegExp(`^${escaped.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}${rest}$`, 'i');
}

async function readModifiedMs(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
