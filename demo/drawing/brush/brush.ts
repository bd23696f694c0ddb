import { round } from '../ink/svg.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';

/** Draws shapes in a style. It knows the scale of the current group, so that outlines have the same width everywhere. */
export class Brush {
  readonly style: DrawingStyle;
  readonly scale: number;

  constructor(style: DrawingStyle, scale = 1) {
    this.style = style;
    this.scale = scale;
  }

  withScale(scale: number): Brush {
    return new Brush(this.style, this.scale * scale);
  }

  /** Maps a #rrggbb colour to the style. Other paints (gradients, patterns, 'none') stay as they are. */
  paint(colour: string): string {
    return colour.startsWith('#') ? this.style.paint(colour) : colour;
  }

  get #weight(): number {
    return this.style.weight / this.scale;
  }

  /** The shadow of a shape or, with a `width`, of a stroke. Empty if the style has none. */
  #shadow(data: string, width?: number): string {
    const { shadow } = this.style;
    if (shadow === undefined) return '';
    const [x, y] = [round(shadow.x / this.scale), round(shadow.y / this.scale)];
    const paint =
      width === undefined
        ? `fill="#000000" fill-opacity="${shadow.opacity}"`
        : `fill="none" stroke="#000000" stroke-opacity="${shadow.opacity}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path d="${data}" ${paint} transform="translate(${x} ${y})"/>`;
  }

  fill(data: string, colour: string, opacity = 1): string {
    const clear = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
    return `<path d="${data}" fill="${this.paint(colour)}"${clear}/>`;
  }

  /** A filled and outlined shape. `weight` is relative to the style's outline width. */
  ink(data: string, colour: string, weight = 1): string {
    if (this.style.weight === 0) return this.#shadow(data) + this.fill(data, colour);
    return `${this.#shadow(data)}<path d="${data}" fill="${this.paint(colour)}" stroke="${this.style.line}" stroke-width="${round(this.#weight * weight)}" stroke-linejoin="round"/>`;
  }

  stroke(data: string, colour: string, width: number): string {
    return `<path d="${data}" fill="none" stroke="${this.paint(colour)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A line that is part of the drawing, such as a mouth. Styles without outlines draw it too. */
  line(data: string, weight = 1, colour?: string): string {
    const width = (Math.max(this.style.weight, 3) / this.scale) * weight;
    const ink = colour === undefined ? this.style.line : this.paint(colour);
    return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A thick outlined stroke, such as an arm or leg. */
  limb(data: string, colour: string, width: number): string {
    const outline =
      this.style.weight === 0
        ? ''
        : `<path d="${data}" fill="none" stroke="${this.style.line}" stroke-width="${round(width + this.#weight * 2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return this.#shadow(data, width) + outline + this.stroke(data, colour, width);
  }

  shade(data: string): string {
    const paint = this.style.shade?.(this.scale);
    return paint === undefined ? '' : `<path d="${data}" fill="${paint}"/>`;
  }
}
