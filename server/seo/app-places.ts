import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Place {
  /** A route's path with `:parameters`, and with `*` at its end for whatever follows. */
  path: string;
}

/**
 * Whether the built app has something to show at a path, by the screens.json of its build; where the build tells
 * nothing, everywhere. Read again when a build has replaced it.
 */
export function openAppPlaces(directory: string): (path: string) => Promise<boolean> {
  const file = join(directory, 'screens.json');
  let kept: { modified: number; patterns: RegExp[] } | undefined;
  return async (path) => {
    const modified = await modifiedAt(file);
    if (modified === null) return true;
    if (kept?.modified !== modified) {
      const places: Place[] = JSON.parse(await readFile(file, 'utf8'));
      kept = { modified, patterns: places.map(pattern) };
    }
    return kept.patterns.some((each) => each.test(path));
  };
}

/** As the app's router takes paths: capitals and a slash at the end do not count. */
function pattern({ path }: Place): RegExp {
  const escaped = path.replace(/\/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const rest = path.endsWith('/*') ? '(?:/.*)?' : '/?';
  return new RegExp(`^${escaped.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}${rest}$`, 'i');
}

async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
