import fc from 'fast-check';
import { readableInk } from '../../../../../../src/presentation/ui/contrast/readable-ink.ts';

type Channels = readonly [red: number, green: number, blue: number];

const linear = (byte: number) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Channels) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (channels: Channels) => `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const white: Channels = [255, 255, 255];
const ink: Channels = [0x0f, 0x0e, 0x14];
const byte = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(byte, byte, byte);

it.each([
  ['#000', 'white'],
  ['#FFF', 'ink'],
  ['#c62a37', 'white'],
  ['#ffc82e', 'ink'],
  // Greys on both sides of the threshold: white has a contrast of 3.54 and 3.49.
  ['#888888', 'white'],
  ['#898989', 'ink'],
])('readableInk returns for %s the readable colour %s', (colour, expected) => {
  expect(readableInk(colour)).toBe(expected);
});

it.each(['azul', '', '#12', '#12345', '#ggg', '#12345678', 'rgb(0 0 0)'])(
  'readableInk returns null for the invalid colour %j',
  (text) => {
    expect(readableInk(text)).toBeNull();
  },
);

it('readableInk returns white if and only if its contrast is at least 3.5', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(readableInk(hex(colour))).toBe(contrast(white, colour) >= 3.5 ? 'white' : 'ink');
    }),
  );
});

it('readableInk never returns a colour with a contrast below 3.5, and returns ink only if it is better', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const isWhite = readableInk(hex(colour)) === 'white';
      expect(contrast(isWhite ? white : ink, colour)).toBeGreaterThanOrEqual(3.5);
      expect(isWhite || contrast(ink, colour) > contrast(white, colour)).toBe(true);
    }),
  );
});

it('readableInk gives white text a contrast of 4.5 on a tag, which darkens the colour by 15 %', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      fc.pre(readableInk(hex(colour)) === 'white');
      const [red, green, blue] = colour;
      expect(contrast(white, [red * 0.85, green * 0.85, blue * 0.85])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
