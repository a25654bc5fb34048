import { momentAt, type Motion } from './pose-clock';

const STANDING: Motion = {
  stance: 'stand',
  timeline: [
    { frame: 0, delay: 500 },
    { frame: 1, delay: 400 },
    { frame: 2, delay: 500 },
    { frame: 1, delay: 400 },
  ],
  blink: [
    { frame: 0, delay: 60 },
    { frame: 1, delay: 60 },
  ],
  seed: 7,
};

/** Everything shown within this many milliseconds, with the time at which it begins. */
function film(motion: Motion, until: number) {
  const shown = [];
  for (let time = 0; time < until; time += momentAt(motion, time).staysFor) {
    shown.push({ time, ...momentAt(motion, time).pose });
  }
  return shown;
}

it('breathes by the delays of the frames, again and again', () => {
  const body = film({ ...STANDING, blink: [] }, 2000).map(({ time, frame }) => [time, frame]);
  expect(body).toEqual([
    [0, 0],
    [500, 1],
    [900, 2],
    [1400, 1],
    [1800, 0],
  ]);
});

it('blinks every few seconds, at the same times for the same person', () => {
  const closings = film(STANDING, 20_000).filter(
    ({ expression, expressionFrame }) => expression === 'blink' && expressionFrame === 0,
  );
  expect(closings.length).toBeGreaterThanOrEqual(3);
  expect(film(STANDING, 20_000)).toEqual(film(STANDING, 20_000));
  const others = film({ ...STANDING, seed: 8 }, 20_000).find(({ expression }) => expression === 'blink');
  expect(others?.time).not.toBe(closings[0]?.time);
});

it('stays for good where there is one frame and no one blinks', () => {
  const still = { ...STANDING, timeline: [{ frame: 0, delay: 500 }], blink: [] };
  expect(momentAt(still, 0)).toEqual({
    pose: { stance: 'stand', frame: 0, expression: 'default', expressionFrame: 0 },
    staysFor: Infinity,
  });
  expect(momentAt({ ...still, timeline: [] }, 0).staysFor).toBe(Infinity);
});

it('blinks over a body that stands still', () => {
  const still = { ...STANDING, timeline: [{ frame: 0, delay: 500 }] };
  expect(film(still, 10_000).map(({ frame }) => frame)).toEqual(film(still, 10_000).map(() => 0));
  expect(film(still, 10_000).some(({ expression }) => expression === 'blink')).toBe(true);
});
