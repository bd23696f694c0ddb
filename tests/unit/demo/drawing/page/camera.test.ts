import { cameraOf } from '../../../../../demo/drawing/page/camera.ts';

describe('a leaning camera', () => {
  it('shows no paper in the corners of the panel', () => {
    const area = { width: 900, height: 400 };
    const { through } = cameraOf(area, 8);
    const corners = [
      through([0, 0]),
      through([area.width, 0]),
      through([area.width, area.height]),
      through([0, area.height]),
    ];
    // Each corner of the panel lies inside the turned picture: on the same side of all of its edges.
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

  it('changes nothing when it stands straight', () => {
    const camera = cameraOf({ width: 10, height: 10 }, 0);
    expect(camera.through([3, 4])).toEqual([3, 4]);
    expect(camera.show('<path/>')).toBe('<path/>');
  });
});
