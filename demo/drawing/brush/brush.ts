import { round } from '../ink/svg.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';

/** A manner at the scale of the group that is being drawn, so that outlines have the same width on the page. */
export class Brush {
  readonly style: DrawingStyle;
  readonly scale: number;

  constructor(style: DrawingStyle, scale = 1) {
    this.style = style;
    this.scale = scale;
  }

  at(scale: number): Brush {
    return new Brush(this.style, this.scale * scale);
  }

  /** Already a paint (a tone, a fade, none) or a colour that the manner prints. */
  paint(colour: string): string {
    return colour.startsWith('#') ? this.style.paint(colour) : colour;
  }

  get #weight(): number {
    return this.style.weight / this.scale;
  }

  /** What a shape, or a stroke of some width, throws on what lies under it, in the manners that have it. */
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

  flat(data: string, colour: string, opacity = 1): string {
    const clear = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
    return `<path d="${data}" fill="${this.paint(colour)}"${clear}/>`;
  }

  /** Filled and outlined; `weight` is relative to the manner's own. */
  inked(data: string, colour: string, weight = 1): string {
    if (this.style.weight === 0) return this.#shadow(data) + this.flat(data, colour);
    return `${this.#shadow(data)}<path d="${data}" fill="${this.paint(colour)}" stroke="${this.style.line}" stroke-width="${round(this.#weight * weight)}" stroke-linejoin="round"/>`;
  }

  stroke(data: string, colour: string, width: number): string {
    return `<path d="${data}" fill="none" stroke="${this.paint(colour)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A line of the drawing itself (a crease, a mouth): it exists in every manner. */
  line(data: string, weight = 1, colour?: string): string {
    const width = (Math.max(this.style.weight, 3) / this.scale) * weight;
    const ink = colour === undefined ? this.style.line : this.paint(colour);
    return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A thick stroke with an outline: arms and legs. */
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
