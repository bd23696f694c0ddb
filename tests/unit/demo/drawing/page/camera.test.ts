import { cameraOf } from '../../../../../demo/drawing/page/camera.ts';

describe('a tilted camera', () => {
  it('covers the corners of the panel', () => {
    const area = { width: 900, height: 400 };
    const { transform } = cameraOf(area, 8);
    const corners = [
      transform([0, 0]),
      transform([area.width, 0]),
      transform([area.width, area.height]),
      transform([0, area.height]),
    ];
    // Each corner of the panel is inside the rotated picture: on the same side of all its edges.
    for (const [x, y] of [
      [0, 0],
      [900, 0],
      [900, 400],
      [0, 400],
    ] as const) {
      const sides = corners.map(([fromX, fromY], index) => {
        const [toX, toY] = corners[(index + 1) % 4] ?? [0, 0];
        return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
      });
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(-1e-6);
    }
  });

  it('changes nothing without tilt', () => {
    const camera = cameraOf({ width: 10, height: 10 }, 0);
    expect(camera.transform([3, 4])).toEqual([3, 4]);
    expect(camera.apply('<path/>')).toBe('<path/>');
  });
});
