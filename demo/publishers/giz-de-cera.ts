import { rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#ffe14a') +
    brush.stroke('M18 104Q34 78 50 100T82 98T112 94', '#3f93e0', 14) +
    `<g transform="translate(64 56) rotate(45)">` +
    brush.ink('M-52 -20H26L52 -6V6L26 20H-52Z', '#e2382f', 1.1) +
    brush.ink(rectangle(-34, -20, 46, 40), '#ffffff', 0.8) +
    `</g>`,
);
