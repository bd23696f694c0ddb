import { noTransform } from '../../../../../../src/domain/reading/page-transform.ts';
import { PageZoom } from '../../../../../../src/presentation/reader/gestures/page-zoom.ts';
import { flushMicrotasks, ReaderFixture } from '../reader-fixture.ts';

/** A comic with pages of 1200 by 1800 on a phone of 360 by 640: the page is from 50 to 590. */
async function setUpZoom() {
  const reader = new ReaderFixture();
  await reader.open();
  reader.presenter.resize({ width: 360, height: 640, density: 1 });
  await flushMicrotasks();
  const { reading } = reader;
  const area = document.createElement('div');
  area.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 360, height: 640 });
  return {
    reading,
    zoom: new PageZoom(
      reading,
      () => area,
      () => noTransform,
    ),
  };
}

beforeAll(() => {
  // jsdom has no DOMRect.
  const fromRect = (rect: object) => rect;
  Object.assign(globalThis, { DOMRect: { fromRect } });
});

it('PageZoom zooms in at the point, and out again', async () => {
  const { reading, zoom } = await setUpZoom();
  zoom.toggle({ x: 180, y: 320 });
  expect(reading.zoom).toEqual({ scale: 2.5, x: -270, y: -480 });
  zoom.toggle({ x: 180, y: 320 });
  expect(reading.zoom).toBeNull();
});

it('PageZoom keeps a page that is moved over the window', async () => {
  const { reading, zoom } = await setUpZoom();
  zoom.toggle({ x: 180, y: 320 });
  zoom.pan({ x: 1000, y: 10 });
  expect(reading.zoom?.x).toBeCloseTo(0);
  expect(reading.zoom?.y).toBe(-470);
});

it('PageZoom follows two fingers, and ends the zoom if they are as close as before', async () => {
  const { reading, zoom } = await setUpZoom();
  zoom.pinch({ from: { x: 180, y: 320 }, to: { x: 180, y: 320 }, factor: 2 });
  expect(reading.zoom).toEqual({ scale: 2, x: -180, y: -320 });
  expect(reading.isZooming).toBe(true);
  zoom.pinch({ from: { x: 180, y: 320 }, to: { x: 180, y: 320 }, factor: 0.51 });
  zoom.end();
  expect(reading.zoom).toBeNull();
  expect(reading.isZooming).toBe(false);
});

it('PageZoom moves nothing without a zoom', async () => {
  const { reading, zoom } = await setUpZoom();
  zoom.pan({ x: 10, y: 10 });
  expect(reading.zoom).toBeNull();
});

it('PageZoom zooms by a factor around the point, back with 0, and never below the size without zoom', async () => {
  const { reading, zoom } = await setUpZoom();
  const middle = { x: 180, y: 320 };
  zoom.zoomBy(middle, 0.8);
  expect(reading.zoom).toBeNull();
  zoom.zoomBy(middle, 2);
  zoom.end();
  expect(reading.zoom).toEqual({ scale: 2, x: -180, y: -320 });
  zoom.zoomBy(middle, 0);
  zoom.end();
  expect(reading.zoom).toBeNull();
});

it('PageZoom does not zoom the end of an issue', async () => {
  const { reading, zoom } = await setUpZoom();
  reading.goTo(reading.count);
  zoom.zoomBy({ x: 180, y: 320 }, 2);
  expect(reading.zoom).toBeNull();
});
