import { mix } from './colour.ts';

/*
 * The id of a gradient or pattern contains all its parameters. So drawing functions need no shared state:
 * `definitionsFor` finds the ids in the finished drawing and creates the SVG definitions.
 */

/** Diagonal lines. `scale` is that of the surrounding group, so that the lines keep their width on the page. */
export function hatching(ink: string, scale: number): string {
  return `url(#lines-${ink.slice(1)}-${Math.round(scale * 20)})`;
}

/** A gradient: from top to bottom ('v'), from left to right ('h') or outwards from the centre ('r'). */
export function fade(from: string, to: string, angle: 'v' | 'h' | 'r' = 'v'): string {
  return `url(#fade-${from.slice(1)}-${to.slice(1)}-${angle})`;
}

/** A radial gradient from the colour to transparent. */
export function glow(colour: string): string {
  return `url(#glow-${colour.slice(1)})`;
}

function hatchingDefinition(id: string, [, ink, scale]: readonly string[]): string {
  const size = 13 / (Number(scale) / 20);
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size.toFixed(3)}" height="${size.toFixed(3)}" patternTransform="rotate(45)"><rect width="${size.toFixed(3)}" height="${(size * 0.42).toFixed(3)}" fill="#${ink}"/></pattern>`;
}

function fadeDefinition(id: string, [, from, to, angle]: readonly string[]): string {
  const middle = mix(`#${from}`, `#${to}`, 0.5);
  const stops = `<stop offset="0" stop-color="#${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="#${to}"/>`;
  if (angle === 'r') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" ${angle === 'h' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops}</linearGradient>`;
}

function glowDefinition(id: string, [, colour]: readonly string[]): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#${colour}" stop-opacity=".85"/><stop offset=".45" stop-color="#${colour}" stop-opacity=".3"/><stop offset="1" stop-color="#${colour}" stop-opacity="0"/></radialGradient>`;
}

/** SVG definitions of the gradients and patterns that a drawing uses. */
export function definitionsFor(drawing: string): string {
  const names = new Set(
    Array.from(drawing.matchAll(/url\(#((?:lines|fade|glow)-[\w-]+)\)/g), (match) => match[1] ?? ''),
  );
  return Array.from(names, (id) => {
    const parts = id.split('-');
    if (parts[0] === 'fade') return fadeDefinition(id, parts);
    return parts[0] === 'glow' ? glowDefinition(id, parts) : hatchingDefinition(id, parts);
  }).join('');
}
