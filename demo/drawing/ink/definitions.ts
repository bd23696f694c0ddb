import { mix } from './colour.ts';

/*
 * Paints that need a definition carry all of it in their name, so that drawing functions stay plain
 * functions from data to text: whoever closes the page reads the names and writes the definitions.
 */

/** Carved lines over whatever is there. The scale is the one of the group they are used in: they keep their width. */
export function hatching(ink: string, scale: number): string {
  return `url(#lines-${ink.slice(1)}-${Math.round(scale * 20)})`;
}

/** From top to bottom, or with `angle` 'h' from left to right, 'r' from the centre out. */
export function fade(from: string, to: string, angle: 'v' | 'h' | 'r' = 'v'): string {
  return `url(#fade-${from.slice(1)}-${to.slice(1)}-${angle})`;
}

/** A glow: the colour at full in the centre and nothing at the edge. */
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

/** The definitions of every paint that the drawing names. */
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
