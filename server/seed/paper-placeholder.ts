/** Creates a placeholder for an image that is not drawn yet: a GIF of one pixel in a colour (#rrggbb), as a data URL. */
export function paperPlaceholder(colour: string): string {
  const header = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1');
  const palette = Buffer.from(`${colour.slice(1)}000000`, 'hex');
  const pixel = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1');
  return `data:image/gif;base64,${Buffer.concat([header, palette, pixel]).toString('base64')}`;
}
