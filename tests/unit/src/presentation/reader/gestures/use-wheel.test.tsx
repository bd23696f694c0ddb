import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useWheel } from '../../../../../../src/presentation/reader/gestures/use-wheel.ts';
import type { WheelTargets } from '../../../../../../src/presentation/reader/gestures/wheel-gestures.ts';

afterEach(cleanup);

const noSpace = () => 0;

function Area({ targets }: { targets: WheelTargets }) {
  const area = useRef<HTMLDivElement>(null);
  useWheel(area, targets, noSpace);
  return <div ref={area} data-testid="area" />;
}

it.each([
  ['pixels', WheelEvent.DOM_DELTA_PIXEL, 40],
  ['lines', WheelEvent.DOM_DELTA_LINE, 2],
  ['pages', WheelEvent.DOM_DELTA_PAGE, 1],
])('useWheel turns a page if the browser counts the wheel in %s', (_, deltaMode, deltaY) => {
  const turns: unknown[] = [];
  const targets: WheelTargets = {
    isZoomed: () => false,
    onTurn: (direction) => turns.push(direction),
    onPan: () => {},
    onZoom: () => {},
    onZoomEnd: () => {},
  };
  const { getByTestId } = render(<Area targets={targets} />);
  fireEvent.wheel(getByTestId('area'), { deltaMode, deltaY });
  expect(turns).toHaveLength(1);
});
