function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 returns `from`, 1 returns `to`. All colours of drawings are #rrggbb. */
export function mix(from: string, to: string, amount: number): string {
  const start = channels(from);
  const end = channels(to);
  const mixed = start.map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * amount));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export const darken = (colour: string, amount = 0.25): string => mix(colour, '#000000', amount);
export const lighten = (colour: string, amount = 0.25): string => mix(colour, '#ffffff', amount);
