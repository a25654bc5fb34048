import { scenePlace } from './map-scene';

const FRAME = { left: -1000, top: -500, width: 2000, height: 800 };

it('places what stands on a map as a share of its drawing', () => {
  expect(scenePlace(FRAME, -500, 100)).toEqual({ insetInlineStart: '25%', insetBlockStart: '75%' });
  expect(scenePlace(FRAME, 1, -500)).toEqual({ insetInlineStart: '50.05%', insetBlockStart: '0%' });
});

it('keeps what lies outside at the edge', () => {
  expect(scenePlace(FRAME, 9000, -9000)).toEqual({ insetInlineStart: '100%', insetBlockStart: '0%' });
});
